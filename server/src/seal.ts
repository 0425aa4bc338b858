import { createHmac } from 'node:crypto';
import type { Seal } from '@siegeworks/files';
import { readMatchFile } from '@siegeworks/host';
import { keyOf, sealOf } from '@siegeworks/proof';
import type { FastifyInstance } from 'fastify';
import type { Desk } from './desk.ts';
import type { House } from './house.ts';
import { secretOf } from './people.ts';

type Keyed = Pick<Desk, 'database'>;

/** One for all nodes of a house; a backup keeps it. */
async function sealSecret(desk: Keyed): Promise<Uint8Array> {
  return createHmac('sha256', await secretOf(desk))
    .update('the seal of matches')
    .digest();
}

/** By which everybody can tell the seals of this house. */
export const houseKey = async (desk: Keyed): Promise<string> => keyOf(await sealSecret(desk));

/** The file of a match with the word of the house that it was played here, by these people and in this way. */
export async function sealedFile(desk: Keyed, text: string): Promise<string> {
  const seal: Seal = sealOf(readMatchFile(text), await sealSecret(desk));
  return `${JSON.stringify({ ...JSON.parse(text), seal }, null, 1)}\n`;
}

/** The key, for whoever would like to check a seal. */
export function addSeal(app: FastifyInstance, { house }: { house(): Promise<House> }): void {
  app.get('/api/seal', async () => ({ house: await houseKey(await house()) }));
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HouseParts } from '../src/house.ts';
import type { House } from '../src/index.ts';
import { openHouse } from '../src/index.ts';
import { newData } from './new-data.ts';

/** A house without a page in a folder of its own. */
export interface Alone {
  house: House;
  data: string;
  close(): Promise<void>;
}

export async function houseAlone(parts: HouseParts = {}): Promise<Alone> {
  const data = mkdtempSync(join(tmpdir(), 'siege-alone-'));
  const house = await openHouse({ data: await newData(data) }, parts);
  return {
    house,
    data,
    async close() {
      await house.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

import type { House } from '../house.ts';

/** An open line of somebody, as far as signing out concerns it. */
export interface HeldLine {
  /** Whether they are still signed in where the line comes from. */
  stands(): Promise<boolean>;
  end(): void;
}
/** The open lines at this node, by person. */
export type Lines = Map<string, Set<HeldLine>>;
export const newLines = (): Lines => new Map();

/** Keeps a line in mind until it is closed; gives back what to call then. */
export function holdLine({ lines }: House, person: string, line: HeldLine): () => void {
  const own = lines.get(person) ?? new Set();
  lines.set(person, own.add(line));
  return () => {
    own.delete(line);
    if (own.size === 0 && lines.get(person) === own) lines.delete(person);
  };
}

/** Ends the lines of somebody who has signed out where they come from. */
export async function lookAtLines({ lines }: House, person: string): Promise<void> {
  const own = [...(lines.get(person) ?? [])];
  await Promise.all(own.map(async line => (await line.stands()) || line.end()));
}

/** Somebody is no longer signed in somewhere: at all nodes, what came from there ends. */
export async function endLines(house: House, person: string): Promise<void> {
  house.bus.publish({ kind: 'signed out', person });
  await lookAtLines(house, person);
}

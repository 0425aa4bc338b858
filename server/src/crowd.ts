/** How many lines may be open at once: one person has a few tabs, one address may be a whole club. */
const MOST = { person: 12, address: 200 };

/** Counts the lines of a node by person and by address. */
export interface Crowd {
  /** Lets one more line in and gives back how to let it out; `null` where there are enough. */
  enter(person: string, address: string): (() => void) | null;
}

export function newCrowd(most = MOST): Crowd {
  const people = new Map<string, number>();
  const addresses = new Map<string, number>();
  return {
    enter(person, address) {
      const isFull =
        (people.get(person) ?? 0) >= most.person || (addresses.get(address) ?? 0) >= most.address;
      if (isFull) return null;
      count(people, person, 1);
      count(addresses, address, 1);
      return () => {
        count(people, person, -1);
        count(addresses, address, -1);
      };
    },
  };
}

function count(all: Map<string, number>, name: string, by: number): void {
  const n = (all.get(name) ?? 0) + by;
  if (n > 0) all.set(name, n);
  else all.delete(name);
}

interface Seated {
  seats: number;
  people: number;
}

/** What a seat of a draft is called: people have the first ones. */
export function seatName(seat: number, { people }: Pick<Seated, 'people'>): string {
  if (seat >= people) return `Computer ${seat - people + 1}`;
  return people === 1 ? 'You' : `Player ${seat + 1}`;
}

export const seatNames = (draft: Seated): string[] =>
  Array.from({ length: draft.seats }, (_, seat) => seatName(seat, draft));

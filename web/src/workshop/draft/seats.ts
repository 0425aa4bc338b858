/** What the seats of a draft are called: the person has the first one. */
export const seatName = (seat: number): string => (seat === 0 ? 'You' : `Computer ${seat}`);

export const seatNames = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => seatName(seat));

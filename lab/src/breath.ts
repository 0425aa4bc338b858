/** Lets everything else have its turn, in every program and in a page. */
export const breath = (): Promise<void> => new Promise(done => setTimeout(done));

/** The name of the queue in which the games of studies wait. */
export const QUEUE = 'games';

/** A line to a house, open or not. */
export interface Line {
  /** Whether it goes over single requests. */
  slow?: boolean;
  send(text: string): void;
  close(): void;
}
/** Opens a line; messages and its end are passed on. */
export type Dial = (hear: (text: string) => void, ended: (code: number) => void) => Promise<Line>;

/** The code with which a house ends the line of somebody whom it does not know. */
export const STRANGER = 4401;
/** Some networks swallow sockets without a word: after this many milliseconds one is given up. */
const PATIENCE = 5_000;

/** Over a WebSocket to the house that this page came from. */
export const dialSocket =
  (address: string): Dial =>
  (hear, ended) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(address);
      const late = setTimeout(() => socket.close(), PATIENCE);
      let opened = false;
      socket.onopen = () => {
        opened = true;
        clearTimeout(late);
        resolve({ send: text => socket.send(text), close: () => socket.close() });
      };
      socket.onmessage = event => hear(`${event.data}`);
      socket.onclose = event => {
        clearTimeout(late);
        if (opened) ended(event.code);
        else reject(new Error('the house cannot be reached'));
      };
    });

/** The address of the line that belongs to a page. */
export function socketAddress(page: string): string {
  const address = new URL('ws', page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** A line to a house, open or not. */
export interface Line {
  send(text: string): void;
  close(): void;
}
/** Opens a line; whatever is heard and its end are told. */
export type Dial = (hear: (text: string) => void, ended: (code: number) => void) => Promise<Line>;

/** Over a WebSocket to the house that this page came from. */
export const dialSocket =
  (address: string): Dial =>
  (hear, ended) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(address);
      socket.onopen = () => resolve({ send: text => socket.send(text), close: () => socket.close() });
      socket.onmessage = event => hear(`${event.data}`);
      socket.onerror = () => reject(new Error('the house cannot be reached'));
      socket.onclose = event => ended(event.code);
    });

/** The address of the line that belongs to a page. */
export function socketAddress(page: string): string {
  const address = new URL('/ws', page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** The other hosts at the same database: tabs of the same browser. */
export interface Neighbours {
  /** Tells them that this match is now open here. */
  takeOver(match: string): void;
  /** Says which matches they have taken over. */
  onTakeOver(listener: (match: string) => void): void;
}
export const nobody: Neighbours = { takeOver: () => {}, onTakeOver: () => {} };

/** The other tabs. Where a browser lets no tab hear of another, they find out when they write. */
export function otherTabs(): Neighbours {
  try {
    const channel = new BroadcastChannel('siegeworks');
    return {
      takeOver: match => channel.postMessage(match),
      onTakeOver: listener => {
        channel.onmessage = ({ data }) => typeof data === 'string' && listener(data);
      },
    };
  } catch {
    return nobody;
  }
}

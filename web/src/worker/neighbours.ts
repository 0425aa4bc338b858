import type { Neighbours } from './parts.ts';
import { nobody } from './parts.ts';

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

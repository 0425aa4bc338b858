import { sizeOf } from '@siegeworks/decks';
import type { KeptDeck, Reason } from '@siegeworks/protocol';

/** On a narrow screen one part is shown at a time. */
export const TABS = ['Cards', 'Deck', 'Problems', 'Test'] as const;
export type Tab = (typeof TABS)[number];

interface BenchTabsProps {
  tab: Tab;
  setTab(tab: Tab): void;
  deck: KeptDeck;
  reasons: readonly Reason[] | null;
}

export function BenchTabs({ tab, setTab, deck, reasons }: BenchTabsProps) {
  const count: Record<Tab, string> = {
    Cards: '',
    Deck: ` ${sizeOf(deck.cards)}`,
    Problems: reasons === null || reasons.length === 0 ? '' : ` ${reasons.length}`,
    Test: '',
  };
  return (
    <nav className="bench-tabs" aria-label="Parts of the bench">
      {TABS.map(each => (
        <button key={each} type="button" aria-pressed={each === tab} onClick={() => setTab(each)}>
          {each}
          {count[each]}
        </button>
      ))}
    </nav>
  );
}

import type { GameInfo, StartInfo, StartWish } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { Select } from '../fields.tsx';
import { Check } from './check.tsx';
import type { Draft } from './draft.ts';
import * as house from './house.ts';

/** With what a match begins that is not dealt: a moment of a match in this browser is handed over when it is offered. */
export type Start = { wish: Exclude<StartWish, { kind: 'file' }>; title: string; seats: number | null };

/** `MATCH@PICK`, as the address has it. */
export function startFrom(from: string | undefined): Start | null {
  const [, match = '', pick = ''] = /^(.+)@(\d+)$/.exec(from ?? '') ?? [];
  if (match === '') return null;
  const wish = { kind: 'match', match, pick: Number(pick) } as const;
  return { wish, title: `Decision ${wish.pick + 1} of the match that you have looked at`, seats: null };
}

interface BeginningProps {
  game: GameInfo;
  draft: Draft;
  /** The moment that somebody came with. */
  moment: Start | null;
  change(part: Partial<Draft>): void;
}

/** To teach somebody: all hands open, and any position to begin with. Everybody at the table reads it in the invitation. */
export function Beginning({ game, draft, moment, change }: BeginningProps) {
  const [kind, setKind] = useState(moment ? 'moment' : 'deal');
  const choose = (value: string) => {
    setKind(value);
    change({ start: value === 'moment' ? moment : null });
  };
  return (
    <fieldset>
      <legend>To teach</legend>
      <Check
        title="Open hands"
        name="openHands"
        on={draft.openHands}
        text="Everybody sees all hands, from the first card to the last."
        change={openHands => change({ openHands })}
      />
      <Select
        title="Begin with"
        name="start"
        value={kind}
        choices={[
          { value: 'deal', label: 'A deal' },
          { value: 'scenario', label: 'A scenario' },
          ...(moment ? [{ value: 'moment', label: 'A moment of a match' }] : []),
        ]}
        text={draft.start?.title ?? 'A position of another match: look back at it after its end.'}
        onChange={choose}
      />
      {kind === 'scenario' && <Scenarios game={game} draft={draft} change={change} />}
    </fieldset>
  );
}

/** How long nobody types before the house is asked, in milliseconds. */
const PAUSE = 250;

function Scenarios({ game, draft, change }: Omit<BeginningProps, 'moment'>) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly StartInfo[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(async () => {
      const next = await house.scenarios(game.id, words).catch(() => []);
      if (wanted) setFound(next);
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game.id, words]);
  const chosen = draft.start?.wish.kind === 'scenario' ? draft.start.wish.id : null;
  return (
    <div className="starts">
      <label className="field-line">
        <span className="field-title">Find a scenario</span>
        <input type="search" name="scenario" value={words} onChange={event => setWords(event.target.value)} />
        <span className="field-text">Words of its name, a card, or the number of a rule.</span>
      </label>
      <ul className="starts-found" aria-label="Scenarios">
        {found?.map(({ id, title, seats }) => (
          <li key={id}>
            <label>
              <input
                type="radio"
                name="found"
                checked={id === chosen}
                onChange={() => change({ start: { wish: { kind: 'scenario', id }, title, seats } })}
              />{' '}
              {title} <small>for {seats}</small>
            </label>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p role="status">No scenario for two or more has these words.</p>}
    </div>
  );
}

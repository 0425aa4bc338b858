import { classes, PictureView, RuleLink, Terms } from '@siegeworks/ui';
import { useState } from 'react';
import type { Deed, Line } from './chapters.ts';
import type { Desk } from './desk.ts';
import { details, gist, picturesOf, verdictOn } from './filter.ts';

interface DeedProps {
  desk: Desk;
  deed: Deed;
  /** Nothing is folded. */
  everything: boolean;
}

/** One deed: the card that did it, what it did, what came of it; its numbers on demand. */
export function DeedItem({ desk, deed, everything }: DeedProps) {
  const { since, log } = desk.props;
  const isLast = deed.lines.at(-1)?.n === log.length - 1;
  const [turned, turn] = useState<boolean | null>(null);
  const told = gist(deed);
  const rest = details(deed);
  const open = everything || (turned ?? isLast);
  const verdict = verdictOn(deed);
  const fresh = (deed.lines.at(-1)?.n ?? -1) >= since;
  return (
    <li className={classes('deed', { fresh })}>
      <Icons desk={desk} deed={deed} />
      <div className="deed-words">
        <p className="deed-gist">
          {told.map(line => (
            <Sentence key={line.n} desk={desk} line={line} />
          ))}
        </p>
        {open && rest.length > 0 && (
          <ol className="deed-details">
            {rest.map(line => (
              <li key={line.n}>
                <Sentence desk={desk} line={line} />
              </li>
            ))}
          </ol>
        )}
        {rest.length > 0 && !everything && (
          <button type="button" className="deed-turn" aria-expanded={open} onClick={() => turn(!open)}>
            {open ? 'Less' : rest.length === 1 ? '1 detail' : `${rest.length} details`}
          </button>
        )}
      </div>
      {verdict !== '' && <span className="verdict">{verdict}</span>}
    </li>
  );
}

/** One sentence of the log with its rule. */
function Sentence({ desk, line }: { desk: Desk; line: Line }) {
  return (
    <span className="said">
      <Terms text={line.text} /> <RuleLink
        id={line.rule}
        onRule={id => desk.open({ kind: 'rule', id })}
      />{' '}
    </span>
  );
}

/** The cards in it: what acted, and smaller what it was done to. */
function Icons({ desk, deed }: { desk: Desk; deed: Deed }) {
  const [first, second] = picturesOf(deed).flatMap(card => {
    const drawing = desk.pictureOf(card);
    return drawing ? { card, drawing } : [];
  });
  return (
    <span className="deed-icons" aria-hidden="true">
      {first && (
        <span className="deed-icon" title={desk.props.cards.get(first.card)?.name}>
          <PictureView picture={first.drawing} />
        </span>
      )}
      {second && (
        <span className="deed-icon small" title={desk.props.cards.get(second.card)?.name}>
          <PictureView picture={second.drawing} />
        </span>
      )}
    </span>
  );
}

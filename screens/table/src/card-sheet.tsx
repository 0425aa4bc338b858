import type { CardInfo, Face, Id, Reason, RuleSection } from '@siegeworks/protocol';
import type { TermLike } from '@siegeworks/ui';
import { Dialog, Prose, RuleLink, TermList, Terms, termFor, ZoomCard } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import { RuleBlocks } from './blocks.tsx';
import type { Desk } from './desk.ts';
import { faceOf, keyOf, upper } from './model.ts';
import { OfferButton } from './offer.tsx';
import './card-sheet.css';

/** One card in full: its text, its values now, what it can do, and why it cannot do more. */
export function CardSheet({ desk, face: seen }: { desk: Desk; face: Face }) {
  const { state } = desk.props;
  const { id } = seen;
  // The card may have changed since the sheet was opened; an effect without a card of its own has no number.
  const face = faceOf(state.board, id) ?? seen;
  const onRule = (rule: string) => desk.open({ kind: 'rule', id: rule });
  return (
    <Dialog title={face.name} look="reading" onClose={() => desk.open(null)}>
      <Zoom desk={desk} face={face} onRule={onRule} />
      <div className="reading-side">
        <Now face={face} />
        <Meanings desk={desk} face={face} />
        <Uses desk={desk} id={id} />
        <WhyNot desk={desk} id={id} onRule={onRule} />
        <ItsPage desk={desk} card={face.card} />
      </div>
    </Dialog>
  );
}

interface ZoomProps {
  desk: Desk;
  face: Face;
  /** Without it the numbers of rules are plain text. */
  onRule?(rule: string): void;
}

/** The card as large as it can be read. */
export function Zoom({ desk, face, ...reading }: ZoomProps) {
  const info = face.card === null ? undefined : desk.props.cards.get(face.card);
  return (
    <ZoomCard
      {...face}
      type={face.type ?? info?.type}
      aside={info?.set ?? ''}
      picture={desk.pictureOf(face.card)}
      text={<Printed face={face} info={info} {...reading} />}
    />
  );
}

/** The rules text, and the printed facts that the drawing does not tell. */
function Printed({ face, info, ...reading }: PrintedProps) {
  if (!info) return null;
  const facts = face.values ? untold(face, info) : info.facts;
  return (
    <>
      {info.text !== '' && (
        <p>
          <Prose text={info.text} {...reading} />
        </p>
      )}
      {facts.length > 0 && (
        <ul className="chips" aria-label="Printed">
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </>
  );
}
/** Printed facts that the drawn card does not tell: what it needs, when it may be played. */
function untold({ values = [], pips, cost }: Face, { facts, set }: CardInfo): string[] {
  const drawn = [...values.map(({ name }) => name), pips?.name ?? set, cost ? 'Cost' : set];
  return facts.filter(fact => !drawn.some(name => name !== '' && fact.startsWith(name)) && fact !== set);
}
interface PrintedProps {
  face: Face;
  info: CardInfo | undefined;
  onRule?(rule: string): void;
}

/** The way to its rulings and examples. */
function ItsPage({ desk, card }: { desk: Desk; card: string | null }) {
  if (card === null || !desk.props.cards.has(card)) return null;
  return (
    <div className="dialog-buttons">
      <button type="button" className="button small" onClick={() => desk.props.actions.card(card)}>
        Rulings and examples
      </button>
    </div>
  );
}

/** What is true of the card just now beside its numbers. */
export function Now({ face }: { face: Face }) {
  const attached = face.attached.map(part => (part.line === '' ? part.name : `${part.name} (${part.line})`));
  const parts = [face.values ? '' : face.line, ...face.marks].filter(part => part !== '');
  if (parts.length + attached.length === 0) return null;
  return (
    <section>
      <h3>Now</h3>
      <ul className="chips">
        {parts.map(part => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {attached.length > 0 && <p>Carries {attached.join(', ')}.</p>}
    </section>
  );
}

/** What the abbreviations, types and marks on the card mean. */
export function Meanings({ desk, face }: { desk: Desk; face: Face }) {
  const terms = termsOn(desk, face);
  if (terms.length === 0) return null;
  return (
    <section>
      <h3>Words on it</h3>
      <TermList terms={terms} />
    </section>
  );
}
function termsOn({ props: { glossary, cards } }: Desk, face: Face): TermLike[] {
  const { values = [], marks, type = '', card } = face;
  const info = card === null ? undefined : cards.get(card);
  const shown = values.filter(({ now, printed }) => now !== null || printed !== null);
  const words = [...marks, ...(type || (info?.type ?? '')).split(' · '), ...shown.map(({ short }) => short)];
  const found = words.map(word => termFor(word, glossary)).filter(term => term !== null);
  return [...new Set(found)];
}

function Uses({ desk, id }: { desk: Desk; id: Id }) {
  const offers = desk.lit.get(id) ?? [];
  if (offers.length === 0) return null;
  return (
    <section>
      <h3>You can</h3>
      <div className="dialog-buttons">
        {offers.map(offer => (
          <OfferButton key={keyOf(offer)} desk={desk} offer={offer} />
        ))}
      </div>
    </section>
  );
}

/** Why the card cannot be used, or not in any other way, each reason with its rule. */
function WhyNot({ desk, id, onRule }: { desk: Desk; id: Id; onRule(rule: string): void }) {
  const reasons = useWhyNot(desk, id);
  if (reasons === null || (reasons.length === 0 && desk.lit.has(id))) return null;
  return (
    <section className="why-not">
      <h3>Why not now?</h3>
      {reasons.length === 0 && <p>{noReason(desk)}</p>}
      <ul>
        {reasons.map(({ rule, text }) => (
          <li key={`${rule} ${text}`}>
            <Terms text={`${upper(text)}.`} /> <RuleLink id={rule} onRule={onRule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the host says about it; `null` until it has answered. */
export function useWhyNot(desk: Desk, id: Id): Reason[] | null {
  const { actions, state } = desk.props;
  const [reasons, setReasons] = useState<Reason[] | null>(null);
  useEffect(() => {
    let gone = false;
    const show = (found: Reason[]) => gone || setReasons(found);
    if (id >= 0 && state.eye !== null && !state.outcome)
      actions.whyNot({ card: id }).then(show, () => show([]));
    return () => {
      gone = true;
    };
  }, [actions, id, state.eye, state.outcome]);
  return reasons;
}

function noReason({ props: { state } }: Desk): string {
  if (state.question) return 'Nothing forbids it, but this question is not about this card.';
  return 'Nothing forbids it, but it is not your decision now.';
}

/** The text of one rule. */
export function RuleSheet({ desk, id }: { desk: Desk; id: string }) {
  const { actions } = desk.props;
  const [found, setFound] = useState<{ id: string; section: RuleSection | null } | null>(null);
  useEffect(() => {
    let gone = false;
    const show = (section: RuleSection | null) => gone || setFound({ id, section });
    actions.rule(id).then(show, () => show(null));
    return () => {
      gone = true;
    };
  }, [actions, id]);
  const section = found?.id === id ? found.section : null;
  return (
    <Dialog title={`Rule ${id}`} onClose={() => desk.open(null)}>
      {section && <p className="eyebrow">{section.title}</p>}
      {section && (
        <RuleBlocks
          blocks={section.blocks}
          onRule={rule => desk.open({ kind: 'rule', id: rule })}
          onShow={actions.show}
        />
      )}
      {found?.id === id && !section && <p>The text of this rule is not available.</p>}
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={actions.rules}>
          All rules
        </button>
      </div>
    </Dialog>
  );
}

import type { Afterwards, ClockRule, GameInfo, Letter } from '@siegeworks/protocol';
import { CopyButton } from '@siegeworks/ui';
import { QrCode } from './qr.tsx';

/** `15 minutes and 10 seconds a decision`. */
export function clockWords(clock: ClockRule | null): string {
  if (!clock) return 'without a clock';
  const minutes = Math.round(clock.bank / 60_000);
  return `with ${minutes} minutes each and ${clock.increment / 1000} seconds for every decision`;
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is offered, in one sentence. */
export function termsWords(game: GameInfo, { terms, by }: Letter): string {
  const others = terms.seats.length - 1;
  const against =
    others === 0 ? 'to play together' : others === 1 ? 'to a match' : `to a match of ${others + 1}`;
  const series = terms.series ? `, best of ${terms.series}` : '';
  return `${by} invites you ${against} of ${game.title}${series}, ${clockWords(terms.clock)}.`;
}

/** The same from the other side: `Your Red Horde against a deck of their choice, without a clock. Friendly.` */
function ownWords(game: GameInfo, { terms, seats }: Letter): string {
  const deck = seats.find(({ mine }) => mine)?.deck ?? null;
  const named = game.decks.find(({ id }) => id === deck)?.name ?? deck;
  const others = seats.length > 2 ? 'decks of their choice' : 'a deck of their choice';
  const decks =
    named === null || terms.start !== null || game.decks.length === 0
      ? ''
      : `Your ${named} against ${others}, `;
  const series = terms.series ? `best of ${terms.series}, ` : '';
  const kind = terms.rated ? 'Rated.' : 'Friendly.';
  return `${sentenceCase(`${decks}${series}${clockWords(terms.clock)}`)}. ${kind}`;
}

const OPEN_TO: Readonly<Record<Afterwards, string>> = {
  everybody: '',
  table: 'After the end, hands and replay are open only to those who played.',
  nobody: 'After the end, everybody keeps the view of their own seat.',
};

/** Whatever is not as usual, a sentence each: whoever sits down agrees to it. */
export function agreedWords({ terms }: Letter): string[] {
  const { rated, afterwards, watch, takeBacks, hints, brisk, openHands, start, leaving, seats, decks } =
    terms;
  return [
    start === null ? '' : `The match begins with ${start}.`,
    openHands ? 'All hands are open: everybody sees every card in them.' : '',
    rated ? 'It is rated: leaving counts as a loss.' : '',
    decks === 'ready' ? 'Everybody plays with a ready deck.' : '',
    decks === 'any' ? 'Any deck may be brought, even one that the rules would refuse.' : '',
    hints ? 'Everybody may ask the computer for hints.' : '',
    takeBacks || rated ? '' : 'Nothing is taken back.',
    brisk ? 'What is passed without asking takes no moment.' : '',
    seats.length > 2 && leaving !== null ? 'For whoever leaves, a computer plays on.' : '',
    watch ? '' : 'Nobody may watch.',
    OPEN_TO[afterwards],
  ].filter(sentence => sentence !== '');
}

export function Agreed({ letter }: { letter: Letter }) {
  const words = agreedWords(letter);
  if (words.length === 0) return null;
  return (
    <ul className="letter-agreed" aria-label="Agreed">
      {words.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The link of an invitation, as it is passed on. */
export const linkOf = (id: string): string => `${location.origin}${location.pathname}#/letter/${id}`;

/** Who sits where. */
export function Chairs({ letter }: { letter: Letter }) {
  return (
    <ol className="letter-chairs" aria-label="Seats">
      {letter.seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
        <li key={i} className={seat.name === null ? 'letter-chair free' : 'letter-chair'}>
          {seat.name ?? 'Free'}
          {seat.mine && <small> you</small>}
          {seat.computer && <small> computer</small>}
          {seat.agrees === false && <small> (not agreed yet)</small>}
        </li>
      ))}
    </ol>
  );
}

function standingWords({ closed, match, seats }: Letter): string {
  if (closed) return 'This invitation has been withdrawn.';
  if (match !== null) return 'Everybody sits.';
  const unsure = seats.filter(({ agrees, mine }) => agrees === false && !mine).map(({ name }) => name ?? '');
  if (unsure.length > 0)
    return `The terms were changed: waiting for ${new Intl.ListFormat('en').format(unsure)} to agree.`;
  return 'The match begins as soon as everybody sits.';
}

/** Hands the link to whatever this device sends things with, where it has such a thing. */
function Share({ link, title }: { link: string; title: string }) {
  if (typeof navigator.share !== 'function') return null;
  const share = () => void navigator.share({ title: `Siegeworks: ${title}`, url: link }).catch(() => {});
  return (
    <button type="button" className="button" onClick={share}>
      Share…
    </button>
  );
}

/** The link to send, its code to scan, and who has come so far. */
export function OwnLetter({ letter, game }: { letter: Letter; game: GameInfo }) {
  const link = linkOf(letter.id);
  return (
    <section className="letter on-parchment" aria-label="Your invitation">
      <p className="eyebrow">Your invitation</p>
      <h2>{game.title}</h2>
      <p>{ownWords(game, letter)}</p>
      <Agreed letter={letter} />
      <div className="letter-ways">
        <div>
          <p className="letter-link">
            <input readOnly value={link} aria-label="Link" onFocus={event => event.currentTarget.select()} />
            <CopyButton text={link} label="Copy the link" className="button primary" hotkey="c" />
            <Share link={link} title={game.title} />
          </p>
          {letter.spoken && (
            <p className="letter-spoken">
              Or tell them the name of the table: <strong>{letter.spoken}</strong>
            </p>
          )}
        </div>
        <QrCode text={link} />
      </div>
      <Chairs letter={letter} />
      <p role="status">{standingWords(letter)}</p>
    </section>
  );
}

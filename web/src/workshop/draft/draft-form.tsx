import type { DraftWish, PackInfo, Person } from '@siegeworks/protocol';
import { PACES } from '@siegeworks/protocol';
import { NameForm } from '../../people/who.tsx';

/** What somebody wants of new packs. */
export interface Wish extends Omit<DraftWish, 'game'> {
  /** With friends at other screens, and how many seconds a turn takes then. */
  away: boolean;
  pace: number;
}

const SEATS = [2, 3, 4, 5, 6, 7, 8];
const kindsOf = ({ take }: PackInfo): { kind: DraftWish['kind']; title: string; text: string }[] => [
  { kind: 'sealed', title: 'Sealed', text: 'Open your packs and build from what is in them.' },
  {
    kind: 'draft',
    title: 'Draft',
    text: `Take ${take === 1 ? 'a card' : `${take} cards`} from a pack, pass it on, and take from the next.`,
  },
];

interface DraftFormProps {
  packs: PackInfo;
  wish: Wish;
  change(part: Partial<Wish>): void;
  /** Who this browser is to the house; `undefined` where there is none. */
  person: Person | null | undefined;
  came(person: Person): void;
  open(): void;
}

/** What a new draft shall be like. */
export function DraftForm({ packs, wish, change, person, came, open }: DraftFormProps) {
  const nameless = wish.away && person === null;
  return (
    <>
      <form
        onSubmit={event => {
          event.preventDefault();
          open();
        }}
      >
        <fieldset className="draft-kinds">
          <legend className="visually-hidden">What to do with the packs</legend>
          {kindsOf(packs).map(({ kind, title, text }) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={wish.kind === kind}
                onChange={() => change({ kind })}
              />
              <b>{title}</b>
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
        {person !== undefined && (
          <label className="bench-tick draft-away">
            <input
              type="checkbox"
              checked={wish.away}
              onChange={event => change({ away: event.target.checked })}
            />{' '}
            With friends at other screens: they get a link, and everybody plays everybody
          </label>
        )}
        <Numbers packs={packs} wish={wish} change={change} />
        {!nameless && (
          <button type="submit" className="button primary">
            {wish.away ? 'Make the link' : 'Open the packs'}
          </button>
        )}
      </form>
      {nameless && <NameForm says="Go on" done={came} />}
    </>
  );
}

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

function Numbers({ packs: { packs }, wish, change }: Pick<DraftFormProps, 'packs' | 'wish' | 'change'>) {
  const { away, kind, seats, people } = wish;
  return (
    <div className="draft-fields">
      <Choice
        title="Players"
        value={seats}
        values={SEATS}
        onChange={n => change({ seats: n, people: Math.min(people, n) })}
      />
      {!away && (
        <Choice
          title="People at this screen"
          value={people}
          values={upTo(1, seats)}
          onChange={n => change({ people: n })}
        />
      )}
      <Choice
        title="Packs for each"
        value={wish.packs}
        values={upTo(packs.min, packs.max)}
        onChange={n => change({ packs: n })}
      />
      {away && kind === 'draft' && (
        <Choice
          title="A turn takes"
          value={wish.pace}
          values={PACES}
          called={paceWords}
          onChange={pace => change({ pace })}
        />
      )}
      {!away && (
        <label>
          <span>Seed</span>
          <input
            value={wish.seed}
            maxLength={100}
            placeholder="by chance"
            onChange={event => change({ seed: event.target.value })}
          />
        </label>
      )}
    </div>
  );
}

interface ChoiceProps {
  title: string;
  value: number;
  values: readonly number[];
  called?(value: number): string;
  onChange(value: number): void;
}

const paceWords = (pace: number): string => (pace === 0 ? 'as long as you like' : `${pace} seconds`);

function Choice({ title, value, values, called = String, onChange }: ChoiceProps) {
  return (
    <label>
      <span>{title}</span>
      <select value={value} onChange={event => onChange(Number(event.target.value))}>
        {values.map(n => (
          <option key={n} value={n}>
            {called(n)}
          </option>
        ))}
      </select>
    </label>
  );
}

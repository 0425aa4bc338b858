import type { StudioAccount, StudioAnalysis, StudioMatch } from '@siegeworks/protocol';
import type { Spot } from './moment.ts';
import { points } from './words.ts';

interface SkillProps {
  match: StudioMatch;
  found: StudioAnalysis | null;
  student: number;
  look(part: Partial<Spot>): void;
  secret: boolean;
}

/** How everybody came from the first chance to the result: luck, own decisions, those of the others, and what cannot be told. */
export function Skill({ match, found, student, look, secret }: SkillProps) {
  if (!found?.accounts || secret)
    return (
      <p className="studio-none">The sum is drawn when every decision has been judged, so that it adds up.</p>
    );
  const { accounts, accuracy, fortunes } = found;
  const own = accounts[student];
  const lucky = fortunes
    .toSorted((a, b) => Math.abs(b.luck[student]) - Math.abs(a.luck[student]))
    .slice(0, 4);
  return (
    <div className="studio-skill">
      <h2>
        Luck and skill <small>points of the chance to win</small>
      </h2>
      <Stair account={own} alone={match.seats.length === 1} />
      <p className="studio-sum">
        {sumText(own)} The result without luck: {Math.round(100 * (own.last - own.cards - own.dice))}.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Accuracy</th>
            <th scope="col">Luck</th>
            <th scope="col">Own choices</th>
          </tr>
        </thead>
        <tbody>
          {match.seats.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <tr key={seat}>
              <th scope="row">{name}</th>
              <td>{accuracy[seat] === null ? '–' : `${Math.round(accuracy[seat] ?? 0)} %`}</td>
              <td>{points(accounts[seat].cards + accounts[seat].dice)}</td>
              <td>{points(accounts[seat].own)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Luckiest and unluckiest moments</h3>
      <ul className="studio-fortunes">
        {lucky.map(({ at, luck, text }) => (
          <li key={at}>
            <button type="button" className="studio-line studio-fortune" onClick={() => look({ at: at + 1 })}>
              <span>{text}</span> <b>{points(luck[student])}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In whole points that still add up: what rounding leaves over goes to what cannot be told. */
export function rounded(account: StudioAccount): StudioAccount {
  const whole = (part: number) => Math.round(100 * part);
  const [first, cards, dice, own, others, last] = [
    account.first,
    account.cards,
    account.dice,
    account.own,
    account.others,
    account.last,
  ].map(whole);
  return { first, cards, dice, own, others, last, untold: last - first - cards - dice - own - others };
}

function sumText(account: StudioAccount): string {
  const { first, cards, dice, others, own, untold, last } = rounded(account);
  const part = (n: number) => (n < 0 ? ` − ${-n}` : ` + ${n}`);
  return `${first}${[cards, dice, others, own, untold].map(part).join('')} = ${last}.`;
}

function Stair({ account, alone }: { account: StudioAccount; alone: boolean }) {
  const { first, cards, dice, others, own, untold, last } = rounded(account);
  let height = first;
  const step = (title: string, part: number) => {
    const from = height;
    height += part;
    return { title, from: Math.min(from, height), size: Math.abs(part), part, sum: false };
  };
  const steps = [
    { title: 'At the start', from: 0, size: first, part: first, sum: true },
    step('Cards', cards),
    step('Dice', dice),
    ...(alone ? [] : [step('Others’ choices', others)]),
    step('Own choices', own),
    step('Cannot be told', alone ? untold + others : untold),
    { title: 'At the end', from: 0, size: last, part: last, sum: true },
  ];
  // A long way up and down may leave the range of a chance for a while.
  const low = Math.min(0, ...steps.map(({ from }) => from));
  const high = Math.max(100, ...steps.map(({ from, size }) => from + size));
  const share = (n: number) => `${(100 * n) / (high - low)}%`;
  return (
    <dl className="studio-stair">
      {steps.map(({ title, from, size, part, sum }) => (
        <div key={title} data-sum={sum} data-way={part < 0 ? 'down' : 'up'}>
          <dt>{title}</dt>
          <dd>
            <i style={{ left: share(from - low), width: share(size) }} />
            <b>{sum ? part : part > 0 ? `+${part}` : part < 0 ? `−${-part}` : '0'}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

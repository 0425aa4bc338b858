import type { BotInfo, GameInfo } from '@siegeworks/protocol';
import { levelsOf } from './players.tsx';

/** Who plays against people, and how well. */
export function Opponents({ game, bots }: { game: GameInfo; bots: readonly BotInfo[] }) {
  const levels = levelsOf(bots);
  return (
    <section className="game-panel">
      <h2>Opponents</h2>
      <dl className="opponents">
        {levels.map(({ id, name, text }, i) => (
          <div key={id}>
            <dt>
              {name} <Rank place={i + 1} of={levels.length} />
            </dt>
            <dd>
              {text} <AlsoAs bots={bots.filter(bot => bot.level === id)} styles={game.styles ?? []} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="small-print">None of them knows more than you would in its seat.</p>
    </section>
  );
}

/** How strong among the others: as many chevrons as its place. */
function Rank({ place, of }: { place: number; of: number }) {
  return (
    <svg className="rank" viewBox={`0 0 ${of * 10} 10`} role="img" aria-label={`strength ${place} of ${of}`}>
      {Array.from({ length: place }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <path key={i} d={`M${i * 10} 7 ${i * 10 + 4} 2l4 5v2.5l-4-5-4 5Z`} />
      ))}
    </svg>
  );
}

/** Who plays at this level with a style of their own. */
function AlsoAs({ bots, styles }: { bots: readonly BotInfo[]; styles: readonly string[] }) {
  const known = bots.filter(({ style = '' }) => styles.includes(style));
  if (known.length === 0) return null;
  return (
    <span className="small-print">
      Also as {known.map(({ name, style }) => `${name} (${style})`).join(', ')}.
    </span>
  );
}

import type { BotInfo } from '@siegeworks/protocol';

/** Who plays against people, and how well. */
export function Opponents({ bots }: { bots: readonly BotInfo[] }) {
  return (
    <section className="game-panel">
      <h2>Opponents</h2>
      <dl className="opponents">
        {bots.map(({ id, name, text }, i) => (
          <div key={id}>
            <dt>
              {name} <Rank place={i + 1} of={bots.length} />
            </dt>
            <dd>{text}</dd>
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

import type { Reason } from '@siegeworks/protocol';
import { hashOf } from './route.ts';

/** Why something was refused, each reason with a way to its rule. */
export function Reasons({ reasons, game = '' }: { reasons: readonly Reason[]; game?: string }) {
  if (reasons.length === 0) return null;
  return (
    <div className="reasons" role="alert">
      <ul>
        {reasons.map(({ rule, text }) => (
          <li key={`${rule} ${text}`}>
            {text.charAt(0).toUpperCase() + text.slice(1)}.{' '}
            {rule !== '' && game !== '' && <a href={hashOf({ page: 'rules', game, rule })}>{rule}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}

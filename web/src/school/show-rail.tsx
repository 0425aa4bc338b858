import type { RuleBook } from '@siegeworks/protocol';
import { lookUp } from '@siegeworks/protocol';
import { Prose } from '@siegeworks/ui';
import { hashOf } from '../route.ts';
import type { Way } from './show-foot.tsx';
import { beginning, deedOf, titleOf } from './show-foot.tsx';

/** Beside the table: the sentence that is proved, and the steps. */
export function ShowRail({ showing, at, setAt, book }: Way & { book: RuleBook }) {
  const { game, what, covers, scenes } = showing;
  const blocks = (lookUp(book, what)?.blocks ?? []).filter(block => block.kind === 'rule');
  return (
    <div className="show-rail">
      <h2>{what}</h2>
      {blocks.map(block => (
        <p key={block.id}>
          <Prose text={block.text} />
        </p>
      ))}
      <h3>What you see</h3>
      <p>{titleOf(showing)}</p>
      <ol className="show-steps">
        {scenes.map((scene, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: scenes keep their place
          <li key={i}>
            <button type="button" aria-current={i === at ? 'step' : undefined} onClick={() => setAt(i)}>
              {i === 0 ? beginning(showing) : deedOf(showing, scene, i)}
            </button>
          </li>
        ))}
      </ol>
      {covers.length > 0 && (
        <p className="show-covers">
          It proves{' '}
          {covers.map(rule => (
            <a key={rule} href={hashOf({ page: 'rules', game, rule })}>
              {rule}{' '}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

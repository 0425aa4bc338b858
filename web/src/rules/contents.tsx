import type { RuleSection } from '@siegeworks/protocol';
import { hashOf } from '../route.ts';

/** The sections that have a title, or what a search has left of them. */
export function Contents({ game, sections }: { game: string; sections: readonly RuleSection[] }) {
  return (
    <details className="rules-contents" open={window.innerWidth >= 900}>
      <summary>Contents</summary>
      <nav aria-label="Contents">
        <ul>
          {sections.map(
            ({ id, title }) =>
              id !== '' && (
                <li key={`${id} ${title}`} className={id.includes('.') ? 'rules-part' : ''}>
                  <a href={hashOf({ page: 'rules', game, rule: id })}>
                    {id} {title}
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
    </details>
  );
}

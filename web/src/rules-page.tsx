import type { GameInfo, RuleBook, RuleSection } from '@siegeworks/protocol';
import { RuleBlocks } from '@siegeworks/screen-table';
import { CreditLine } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import { go, hashOf } from './route.ts';
import type { Session } from './session.ts';

/** A game's rules, searchable, every rule under its number. */
export function RulesPage({ session, game, rule }: { session: Session; game: GameInfo; rule: string }) {
  const [book, setBook] = useState<RuleBook | null>(null);
  const [problem, setProblem] = useState('');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const asked = session.ask('rulebook', { game: game.id }, 'rulebook');
    asked.then(
      answer => setBook(answer.book),
      (fault: Error) => setProblem(fault.message),
    );
  }, [session, game.id]);
  useEffect(() => {
    if (book && rule !== '') document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [book, rule]);
  const sections = book ? found(book, wanted) : [];
  return (
    <main className="page rules" data-game={game.id}>
      <p className="row">
        <button type="button" className="button small" onClick={() => window.history.back()}>
          Back
        </button>
        <a href={hashOf({ page: 'home' })}>All games</a>
      </p>
      <h1>{book?.title ?? `${game.title}: rules`}</h1>
      {game.credit && <CreditLine title={game.title} credit={game.credit} />}
      <label className="field-line">
        <span className="field-title">Search the rules</span>
        <input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
      </label>
      {problem !== '' && <p role="alert">{problem}</p>}
      {!book && problem === '' && <p>Opening the book…</p>}
      {book && sections.length === 0 && <p>No rule says “{wanted}”.</p>}
      <div className="book on-parchment" data-rule={rule}>
        {sections.map(section => (
          <section key={`${section.id} ${section.title}`} id={section.id || undefined}>
            {section.title !== '' && (
              <h2>
                {section.id} {section.title}
              </h2>
            )}
            <RuleBlocks
              blocks={section.blocks}
              onRule={id => go({ page: 'rules', game: game.id, rule: id })}
            />
          </section>
        ))}
      </div>
    </main>
  );
}

/** The sections, cut down to the blocks in which every wanted word occurs. */
function found(book: RuleBook, wanted: string): RuleSection[] {
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  if (words.length === 0) return book.sections;
  const fits = (text: string) => words.every(word => text.toLowerCase().includes(word));
  return book.sections.flatMap(section => {
    const blocks = section.blocks.filter(block => fits(JSON.stringify(block)));
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
}

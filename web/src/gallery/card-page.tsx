import './gallery.css';
import '../rules/rules.css';
import './card-page.css';
import type { CardInfo, GameInfo, RuleSection } from '@siegeworks/protocol';
import { sentencesOf } from '@siegeworks/protocol';
import { RuleBlocks } from '@siegeworks/screen-table';
import type { Glossary } from '@siegeworks/ui';
import { GlossaryContext, Prose } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import { posterOf } from '../posters.ts';
import { go, hashOf } from '../route.ts';
import { Beside, useWide } from '../rules/beside.tsx';
import type { Session } from '../session.ts';
import { Wait } from '../wait.tsx';
import type { Pictures } from './pictures.ts';
import { picturesOf } from './pictures.ts';
import { rulingsOf } from './rulings.ts';
import { Large, WordsOn } from './wall.tsx';

interface CardPageProps {
  session: Session;
  game: GameInfo;
  id: string;
}

/** One card: each of its sentences in action, and the rules about it. */
export function CardPage({ session, game, id }: CardPageProps) {
  const { found, problem } = useCard(session, game.id, id);
  const [shown, setShown] = useState('');
  const wide = useWide();
  if (problem !== '') return <NoCard game={game} why={problem} />;
  if (!found) return <Wait />;
  const { card, glossary, pictures } = found;
  const show = (what: string) => setShown(what === shown ? '' : what);
  const example = shown !== '' && (
    <Beside key={shown} session={session} game={game.id} what={shown} onClose={() => setShown('')} />
  );
  const open = { shown, show, below: !wide && example };
  return (
    <Frame at="cards" title={card.name} game={game.id} className="page card-page">
      <h1>{card.name}</h1>
      <p className="row">
        <button type="button" className="button small" onClick={() => window.history.back()}>
          Back
        </button>
        <a href={hashOf({ page: 'cards', game: game.id })}>
          All cards of {posterOf(game.id)?.name ?? game.title}
        </a>
      </p>
      <GlossaryContext value={glossary}>
        <div className="card-page-columns" data-beside={wide && shown !== ''}>
          <div className="card-page-card">
            <Large card={card} pictures={pictures} />
          </div>
          <div className="book on-parchment">
            <Sentences {...found} {...open} />
            <Rulings {...found} {...open} game={game.id} />
            <WordsOn card={card} />
          </div>
          {wide && example}
        </div>
      </GlossaryContext>
    </Frame>
  );
}

interface Found {
  card: CardInfo;
  /** The sentences of all cards that can be shown. */
  sentences: ReadonlySet<string>;
  rulings: readonly RuleSection[];
  glossary: Glossary;
  pictures: Pictures;
}

function useCard(session: Session, game: string, id: string): { found: Found | null; problem: string } {
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const asked = [
      session.ask('cards', { game }, 'cards'),
      session.ask('examples', { game }, 'examples'),
      session.ask('rulebook', { game }, 'rulebook'),
      picturesOf(game),
    ] as const;
    Promise.all(asked).then(
      ([{ cards, glossary }, { sentences, proved }, { book }, pictures]) => {
        const card = cards.find(each => each.id === id);
        if (!card) return setProblem(`There is no card “${id}”.`);
        const onRule = (rule: string) => go({ page: 'rules', game, rule });
        const rulings = rulingsOf(book, card, proved[card.name] ?? []);
        const words = { terms: glossary, onRule };
        setFound({ card, sentences: new Set(sentences), rulings, glossary: words, pictures });
      },
      (fault: Error) => setProblem(fault.message),
    );
  }, [session, game, id]);
  return { found, problem };
}

interface Open {
  /** What is shown just now, and what stands below it where there is no room beside the page. */
  shown: string;
  show(what: string): void;
  below: ReactNode;
}

function Sentences({ card, sentences, shown, show, below }: Found & Open) {
  const own = sentencesOf(card.text);
  if (own.length === 0) return null;
  return (
    <section>
      <h2>What it does</h2>
      <ul className="card-sentences">
        {own.map(sentence => {
          const what = `${card.name}: ${sentence}`;
          return (
            <li key={what} id={what} data-open={shown === what || undefined}>
              <p className="rule-block">
                <Prose text={sentence} />
                {sentences.has(what) && (
                  <button
                    type="button"
                    className="show-me"
                    aria-expanded={shown === what}
                    aria-label={`Show me: ${sentence}`}
                    onClick={() => show(what)}
                  >
                    {shown === what ? 'Shown' : 'Show me ▸'}
                  </button>
                )}
              </p>
              {shown === what && below}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Rulings({ rulings, game, shown, show, below }: Found & Open & { game: string }) {
  if (rulings.length === 0)
    return (
      <section>
        <h2>Rulings</h2>
        <p>The rulebook says nothing about this card that is not printed on it.</p>
      </section>
    );
  return (
    <section>
      <h2>Rulings</h2>
      {rulings.map(({ id, title, blocks }) => (
        <div key={`${id} ${title}`}>
          <h3>{title}</h3>
          <RuleBlocks
            blocks={blocks}
            shown={shown}
            below={below}
            onShow={show}
            onRule={rule => go({ page: 'rules', game, rule })}
            addressOf={rule => hashOf({ page: 'rules', game, rule })}
          />
        </div>
      ))}
    </section>
  );
}

function NoCard({ game, why }: { game: GameInfo; why: string }) {
  return (
    <Frame at="cards" title="No such card" game={game.id}>
      <h1>There is no such card</h1>
      <p role="alert">{why}</p>
      <p>
        <a href={hashOf({ page: 'cards', game: game.id })}>All cards</a>
      </p>
    </Frame>
  );
}

import type { GameInfo } from '@siegeworks/protocol';
import { CreditLine } from '@siegeworks/ui';
import { hashOf } from './route.ts';

export function About({ games }: { games: readonly GameInfo[] }) {
  return (
    <main className="page">
      <p>
        <a href={hashOf({ page: 'home' })}>All games</a>
      </p>
      <h1>About Siegeworks</h1>
      <p>
        Five siege card games on one rules engine. Rules, computer players and table run in this page; nothing
        is sent anywhere, and matches are kept in this browser.
      </p>
      <p>
        <strong>Unofficial implementation; the games’ names belong to their owners.</strong> It is not made,
        endorsed or supported by the authors or publishers of the games. No artwork of the games is included;
        rules and card texts are written in our own words.
      </p>
      <h2>Credits</h2>
      <ul className="plain-list">
        <li>Our code: MIT licence.</li>
        {games.map(
          ({ id, title, credit }) =>
            credit && (
              <li key={id}>
                <CreditLine title={title} credit={credit} />
              </li>
            ),
        )}
        <li>
          Type: Alegreya and Alegreya SC (© The Alegreya Project Authors), Source Sans 3 (© Adobe), SIL Open
          Font License 1.1.
        </li>
        <li>React (© Meta Platforms and contributors), MIT licence.</li>
      </ul>
    </main>
  );
}

import type { GameInfo } from '@siegeworks/protocol';
import { CreditLine } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import { Frame } from './frame.tsx';

/** Who drew the icons of game-icons.net: everybody whom its own page names. */
const AUTHORS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq and Caro Asercion';

export function About({ games }: { games: readonly GameInfo[] }) {
  return (
    <Frame at="about" title="About">
      <h1>About Siegeworks</h1>
      <p>
        Five siege card games on one rules engine. Rules, computer players and table run in this page; nothing
        is sent anywhere, and matches are saved in this browser.
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
          Icons: <Out to="https://game-icons.net/about.html">game-icons.net</Out> by {AUTHORS}, under{' '}
          <Out to="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Out>. Their colours were changed,
          and they were given backgrounds of our own.
        </li>
        <li>
          Type: Alegreya and Alegreya SC (© The Alegreya Project Authors), Source Sans 3 (© Adobe), under the{' '}
          <Out to="https://openfontlicense.org">SIL Open Font License 1.1</Out>.
        </li>
        <li>React (© Meta Platforms and contributors), MIT licence.</li>
      </ul>
    </Frame>
  );
}

/** Leads out of the house, beside the page. */
function Out({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

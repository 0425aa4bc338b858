import type { DraftView, GameInfo } from '@siegeworks/protocol';
import { Frame } from '../../frame.tsx';

interface CurtainProps {
  game: GameInfo;
  view: DraftView;
  onOpen(): void;
}

/** Several people at one screen: nobody sees a pack before whoever it lies before has sat down. */
export function Curtain({ game, view, onOpen }: CurtainProps) {
  const name = view.names[view.seat];
  return (
    <Frame at="decks" title={name} game={game.id} className="page draft-curtain">
      <h1>{name}, it is your turn</h1>
      <p>
        Pack {view.round} of {view.packs}, turn {view.turn + 1} of {view.turns}. Everybody else looks away.
      </p>
      <p>
        {/* biome-ignore lint/a11y/noAutofocus: the one thing on the page; whoever sits down presses Enter */}
        <button type="button" className="button primary" autoFocus onClick={onOpen}>
          Show my pack
        </button>
      </p>
    </Frame>
  );
}

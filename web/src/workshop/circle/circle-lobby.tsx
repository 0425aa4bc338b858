import type { CircleView, GameInfo, Person } from '@siegeworks/protocol';
import { AWAY } from '@siegeworks/protocol';
import { CopyButton } from '@siegeworks/ui';
import { Frame } from '../../frame.tsx';
import { QrCode } from '../../people/qr.tsx';
import { NameForm } from '../../people/who.tsx';
import { Reasons } from '../../reasons.tsx';
import { hashOf } from '../../route.ts';
import * as house from './house.ts';
import type { CircleNow } from './use-circle.ts';

interface CircleLobbyProps {
  game: GameInfo;
  now: CircleNow;
  circle: CircleView;
  person: Person | null;
  came(person: Person): void;
}

/** Before packs are open: the link, who has come, and the one button. */
export function CircleLobby({ game, now, circle, person, came }: CircleLobbyProps) {
  const { act, reasons } = now;
  const { id, own, closed, begun, seat, seats } = circle;
  const free = seats.filter(({ name }) => name === null).length;
  const link = `${location.origin}${location.pathname}${hashOf({ page: 'draft', game: game.id, draft: `${AWAY}${id}` })}`;
  const sit = () => act(house.sitDownIn(id));
  return (
    <Frame at="decks" title={`Packs of ${game.title}`} game={game.id} className="page circle-lobby invite">
      <h1>Packs of {game.title}</h1>
      <section className="letter on-parchment" aria-label="Who opens packs">
        <p className="letter-terms">{termsOf(circle)}</p>
        {closed && <p>It was called off.</p>}
        {!closed && own && (
          <>
            <p className="letter-link">
              <input
                readOnly
                value={link}
                aria-label="Link"
                onFocus={event => event.currentTarget.select()}
              />
              <CopyButton text={link} label="Copy the link" className="button" />
            </p>
            <QrCode text={link} />
          </>
        )}
        <ol className="letter-chairs" aria-label="Seats">
          {seats.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
            <li key={i} className={each.name === null ? 'letter-chair free' : 'letter-chair'}>
              {each.name ?? 'Free'}
              {each.mine && <small> you</small>}
            </li>
          ))}
        </ol>
        {!closed && begun && seat === null && <p>The packs have been opened without you.</p>}
        {!closed && seat === null && !begun && free === 0 && <p>All seats are taken.</p>}
        {!closed && seat === null && !begun && free > 0 && person === null && (
          <NameForm
            says="Sit down"
            done={someone => {
              came(someone);
              void sit();
            }}
          />
        )}
        {!closed && seat === null && !begun && free > 0 && person && (
          <button type="button" className="button primary" onClick={sit}>
            Sit down as {person.name}
          </button>
        )}
        {!closed && seat !== null && (
          <>
            <p role="status">{standing(own, free)}</p>
            <div className="row">
              {own && (
                <button type="button" className="button primary" onClick={() => act(house.openPacks(id))}>
                  Open the packs
                </button>
              )}
              <button type="button" className="button" onClick={() => act(house.leave(id))}>
                {own ? 'Call it off' : 'Stand up'}
              </button>
            </div>
          </>
        )}
        <Reasons reasons={reasons} />
      </section>
    </Frame>
  );
}

function termsOf({ by, kind, packs, seats, pace }: CircleView): string {
  const what = kind === 'sealed' ? `open ${packs} packs each and build` : `draft from ${packs} packs each`;
  const time = kind === 'sealed' || pace === 0 ? '' : `, with ${pace} seconds for a turn`;
  return `${by} invites you to ${what}: ${seats.length} seats${time}. Then you play each other.`;
}

function standing(own: boolean, free: number): string {
  const others =
    free === 0
      ? 'All seats are taken.'
      : `Computer players sit down on ${free === 1 ? 'the seat that is' : `the ${free} seats that are`} free when the packs are opened.`;
  return own ? others : `${others} Whoever sent the link opens the packs.`;
}

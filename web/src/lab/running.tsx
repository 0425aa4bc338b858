import type { LabProgress } from '@siegeworks/protocol';

/** How a study goes, and the way to stop it. */
export function Running({ progress, stop }: { progress: LabProgress | null; stop(): void }) {
  const { played = 0, games = 1 } = progress ?? {};
  return (
    <section className="lab-running" aria-label="The study that runs">
      <progress value={played} max={games} aria-label="Games played" />
      <p role="status">{progress ? progressText(progress) : 'The first games are being dealt…'}</p>
      <button type="button" className="button" onClick={stop}>
        Stop and keep
      </button>
    </section>
  );
}

function progressText({ doing, arm, played, games, left, text }: LabProgress): string {
  if (doing === 'luck') return `${arm}: how much the deal decides.`;
  if (doing === 'stakes') return `${arm}: which decisions matter.`;
  const time = left === null ? '' : `, ${timeText(left)} left`;
  return `${played.toLocaleString('en')} of ${games.toLocaleString('en')} games${time}. ${text}`;
}
const timeText = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;

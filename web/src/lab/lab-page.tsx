import './lab.css';
import type { LabFile, LabShown } from '@siegeworks/protocol';
import { LAB_FILES } from '@siegeworks/protocol';
import type { ChangeEvent } from 'react';
import { useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { Reasons } from '../reasons.tsx';
import { formOf, newPlan, planText } from './plan.ts';
import { PlanFields } from './plan-form.tsx';
import { Report } from './report.tsx';
import { Running } from './running.tsx';
import { useLab } from './use-lab.ts';

/** Where designers find out by playing: a plan, its games beside the page, and what they say. */
export function LabPage({ hall }: { hall: Hall }) {
  const [form, setForm] = useState(() =>
    newPlan(hall.games.find(game => game.id === 'arcania')?.id ?? hall.games[0].id),
  );
  const [planning, setPlanning] = useState(false);
  const lab = useLab((plan, game) => {
    setForm(formOf(plan, game));
    setPlanning(true);
  });
  const { shown, running, progress, refusal } = lab.now;
  const game = hall.games.find(each => each.id === form.game) ?? hall.games[0];
  const isForm = !running && (planning || !shown);
  const begin = () => {
    setPlanning(false);
    lab.run(planText(form, game));
  };
  return (
    <Frame at="lab" title="Lab" className="page lab">
      <div className="lab-head">
        <div>
          <h1>Lab</h1>
          <p className="small-print">
            What a game, a deck or a house rule is like, found out by playing. Nothing leaves this browser.
          </p>
        </div>
        <div className="row">
          {shown && !running && (
            <button type="button" className="button" onClick={() => setPlanning(!planning)}>
              {planning ? 'Back to the report' : 'New plan'}
            </button>
          )}
          {!running && (
            <OpenFile name="lab-open" label="Open…" open={lab.open} onOpened={() => setPlanning(false)} />
          )}
        </div>
      </div>
      <Reasons reasons={refusal} game={game.id} />
      {isForm && (
        <form
          className="lab-plan"
          aria-label="The plan"
          onSubmit={event => {
            event.preventDefault();
            begin();
          }}
        >
          <label className="field-line">
            <span className="field-title">Question</span>
            <input
              name="lab-title"
              value={form.title}
              placeholder="One card a turn, or two?"
              onChange={event => setForm({ ...form, title: event.target.value })}
            />
            <span className="field-text">The title of the report.</span>
          </label>
          <PlanFields hall={hall} game={game} form={form} change={part => setForm({ ...form, ...part })} />
          <div className="row">
            <button type="submit" className="button primary">
              Run
            </button>
            <button type="button" className="button" onClick={() => lab.keepPlan(planText(form, game))}>
              Keep the plan as YAML
            </button>
          </div>
        </form>
      )}
      {running && <Running progress={progress} stop={lab.stop} />}
      {shown && !isForm && <Study lab={lab} shown={shown} running={running} />}
    </Frame>
  );
}

const FILES: Record<LabFile, string> = {
  'report.html': 'Report (HTML)',
  'rates.csv': 'Rates (CSV)',
  'games.csv': 'Games (CSV)',
  'games.jsonl': 'Games (JSON lines)',
  'result.json': 'Result (JSON)',
  'plan.yaml': 'Plan (YAML)',
};
/** Only these need the single games. */
const OF_GAMES: readonly LabFile[] = ['games.csv', 'games.jsonl'];

function Study({
  lab,
  shown,
  running,
}: {
  lab: ReturnType<typeof useLab>;
  shown: LabShown;
  running: boolean;
}) {
  return (
    <>
      {!running && (
        <div className="row lab-deeds">
          {shown.unfinished && (
            <button type="button" className="button primary" onClick={lab.resume}>
              Go on
            </button>
          )}
          <OpenFile name="lab-compare" label="Compare with another study…" open={lab.compare} />
          <label className="lab-keep">
            <span className="visually-hidden">Keep as a file</span>
            <select
              name="lab-file"
              value=""
              onChange={event => event.target.value !== '' && lab.keep(event.target.value as LabFile)}
            >
              <option value="">Keep as a file…</option>
              {LAB_FILES.filter(file => shown.hasGames || !OF_GAMES.includes(file)).map(file => (
                <option key={file} value={file}>
                  {FILES[file]}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <Report shown={shown} />
    </>
  );
}

interface OpenProps {
  name: string;
  label: string;
  open(name: string, text: string): Promise<void>;
  onOpened?(): void;
}
function OpenFile({ name, label, open, onOpened }: OpenProps) {
  const bring = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    onOpened?.();
    await open(file.name, await file.text());
  };
  return (
    <label className="button import">
      {label}
      <input
        type="file"
        name={name}
        accept=".yaml,.yml,.json,.jsonl,.html"
        className="visually-hidden"
        onChange={bring}
      />
    </label>
  );
}

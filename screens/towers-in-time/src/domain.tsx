import type { Area, Seat } from '@siegeworks/protocol';
import type { Desk, Thing } from '@siegeworks/screen-table';
import { nameAt } from '@siegeworks/screen-table';
import { foreignPlotNote, plotNote } from '@siegeworks/towers-in-time';
import { classes } from '@siegeworks/ui';
import { Plate } from './plate.tsx';
import { useRealm } from './realm.ts';
import { Limbo, Shields } from './rows.tsx';
import { Loose, Tower } from './tower.tsx';
import './domain.css';

interface DomainProps {
  desk: Desk;
  seat: Seat;
  first: Thing;
  mine?: boolean;
}

/** One wizard: his plate with shields and Limbo, and his Towers. */
export function Domain({ desk, seat, first, mine = false }: DomainProps) {
  const { board } = desk.props.state;
  const areas = board.areas.filter(area => area.seat === seat);
  const find = (id: string) => areas.find(area => area.id === `${seat}.${id}`);
  const at = { desk, first };
  const shields = find('shields');
  const limbo = find('limbo');
  const loose = [find('adrift'), find('rift')].filter(area => area !== undefined);
  return (
    <section className={classes('tt-domain', { mine })} aria-label={nameAt(desk, seat)}>
      <Plate {...at} seat={seat} pile={find('discard')}>
        {shields && <Shields {...at} area={shields} seat={seat} />}
        {limbo && <Limbo {...at} area={limbo} />}
      </Plate>
      <div className="tt-towers">
        <Plot seat={seat} mine={mine} />
        {areas.filter(isTower).map(area => (
          <Tower key={area.id} {...at} area={area} />
        ))}
        {loose.map(area => (
          <Loose key={area.id} {...at} area={area} />
        ))}
      </div>
    </section>
  );
}
/** While there is no Tower, the empty ground says how to start one. */
function Plot({ seat, mine }: { seat: Seat; mine: boolean }) {
  const text = (mine ? plotNote : foreignPlotNote)(useRealm(), seat);
  return text !== '' && <p className="tt-plot">{text}</p>;
}
const isTower = ({ id }: Area) => id.includes('.tower.');

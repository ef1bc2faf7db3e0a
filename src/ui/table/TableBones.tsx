import { km } from '../../i18n/km';
import { Bones } from '../state/Bones';
import './table.css';

const widths = ['42%', '50%', '36%', '46%', '39%'];

/** Stands in for rows that are on their way. */
export function TableBones() {
  return (
    <div className="table-bones" role="status">
      <span className="visually-hidden">{km.tables.loading}</span>
      {widths.map((width) => (
        <div key={width} className="table-bones-row">
          <Bones width="64px" />
          <Bones width={width} />
          <Bones width="80px" />
        </div>
      ))}
    </div>
  );
}

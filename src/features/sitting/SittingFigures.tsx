import { styled } from '@mui/material/styles';
import { Fragment, useContext } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { ClockContext } from '../../lib/ClockContext';
import { Money, NetMoney } from '../../ui/money';
import { selectMinutesPlayed, selectSittingSums, selectTodayRow } from './sittingSums';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 16px',
} as const;

const Figures = styled('dl')(({ theme: { vars } }) => ({
  ...columns,
  margin: 0,
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
}));

const ShortFigures = styled('span')({
  ...columns,
  gap: '0 16px',
  // A menu keeps its lines whole.
  whiteSpace: 'normal',
  '& > :nth-of-type(even)': { textAlign: 'end' },
});

interface Figure {
  label: string;
  value: ReactNode;
}

/** The time and the money of this sitting, and today's figures as the server's report has them. */
export function SittingFigures() {
  const { time, staked, net, today } = useFigures();
  return (
    <Figures>
      {[time, staked, net, ...today].map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Figures>
  );
}

/** The same in short: of today only what is won or lost. */
export function ShortSittingFigures() {
  const { time, staked, net, today } = useFigures();
  return (
    <ShortFigures>
      {[time, staked, net, ...today.slice(-1)].map(({ label, value }) => (
        <Fragment key={label}>
          <span>{label}</span>
          <span>{value}</span>
        </Fragment>
      ))}
    </ShortFigures>
  );
}

function useFigures(): Record<'time' | 'staked' | 'net', Figure> & { today: Figure[] } {
  const now = useContext(ClockContext)?.now() ?? 0;
  const minutes = useAppSelector((state) => selectMinutesPlayed(state, now));
  const { staked, net } = useAppSelector(selectSittingSums);
  const row = useAppSelector((state) => selectTodayRow(state, now));
  return {
    time: {
      label: km.sitting.time,
      value: km.sitting.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60),
    },
    staked: { label: km.sitting.staked, value: <Money amount={staked} /> },
    net: { label: km.sitting.net, value: <NetMoney amount={net} /> },
    today:
      row === null
        ? [{ label: km.sitting.today, value: km.common.noData }]
        : [
            { label: km.sitting.todayStaked, value: <Money amount={row?.turnover ?? null} /> },
            { label: km.sitting.todayNet, value: <NetMoney amount={row?.winLose ?? null} /> },
          ],
  };
}

import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { ClockContext } from '../../platform/ClockContext';
import { ClockIcon } from '../../ui/icons/icons';
import { WinLose } from '../../ui/money';
import { selectTodayRow } from '../report/reportSelectors';
import { selectPlayTime } from './playTimeSlice';

/** A long figure wraps on a phone. */
const Line = styled('span')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  minWidth: 0,
  justifyContent: 'space-between',
  gap: '0 16px',
});

/** Says in the user menu how long the player has been playing, and today's result by the server's report. */
export function PlayTimeMenuItem({ onClick }: { onClick(): void }) {
  const now = useContext(ClockContext)?.date() ?? 0;
  const { minutes } = useAppSelector(selectPlayTime);
  const row = useAppSelector((state) => selectTodayRow(state, now));
  return (
    <MenuItem component={Link} to={paths.report()} onClick={onClick}>
      <ClockIcon />
      <Line>
        <span>{km.playTime.played(Math.floor(minutes / 60), minutes % 60)}</span>{' '}
        <span>
          {km.playTime.today}{' '}
          {row === null ? km.common.noData : <WinLose amount={row?.winLose ?? null} />}
        </span>
      </Line>
    </MenuItem>
  );
}

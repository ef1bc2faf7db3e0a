import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { kindColors } from './kindColors';
import type { LaneName } from './laneMarks';

/** Pixels from one lane to the next. */
export const laneHeight = 13;

/** The marks of one lane, in thousandths of its width. */
export const Lane = memo(function Lane({
  name,
  marks,
}: {
  name: LaneName;
  marks: readonly number[];
}) {
  return (
    <Marks data-lane={name} aria-hidden="true">
      {marks.map((place) => (
        <i key={place} style={{ left: `${place / 10}%` }} />
      ))}
    </Marks>
  );
});

const Marks = styled('div')(({ theme }) => {
  const colors = kindColors(theme);
  return {
    position: 'relative',
    height: laneHeight,
    borderBottom: `1px solid ${theme.palette.divider}`,
    '& i': {
      position: 'absolute',
      top: 2,
      width: 3,
      height: laneHeight - 5,
      marginLeft: -1.5,
      borderRadius: 1,
    },
    '&[data-lane="Rounds"] i': { background: colors.round },
    '&[data-lane="Bets"] i': { background: colors.bet },
    '&[data-lane="Pages"] i': { background: colors.navigation },
    '&[data-lane="Calls"] i': { background: colors.call },
    '&[data-lane="Errors"] i': { background: theme.palette.error.main },
  };
});

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { homeReloadRequested } from '../../api/apiEvents';
import { tableStatus } from '../../api/restApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { hiddenFromSight } from '../../ui/text';
import { selectLastResult, selectResultsStatus } from '../game/gameSelectors';
import { selectMissedBets } from './missedBets';
import { PastRoundItem } from './PastRoundItem';
import { selectOpenPastRound, selectRoundHistory } from './pastRounds';
import { fontSizes } from '../../ui/theme/fontSizes';

const List = styled('ul')(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li > *': {
    gap: '0 12px',
    color: vars.palette.text.primary,
    fontSize: fontSizes.cell,
    lineHeight: 1.6,
    textAlign: 'left',
  },
  '& > li > button:hover, & > li > button[aria-expanded="true"]': {
    background: vars.palette.warm[100],
  },
  '& small': { color: vars.palette.text.secondary, fontSize: fontSizes.small, lineHeight: 1.5 },
  '& [data-part="round"], & [data-part="money"]': { display: 'grid' },
  '& [data-part="money"]': { textAlign: 'right' },
  '& [data-part="numbers"]': {
    flex: 1,
    alignSelf: 'center',
    color: vars.palette.text.secondary,
    fontSize: fontSizes.small,
    textAlign: 'center',
  },
  '&[data-layout="column"]': { overflowY: 'auto', borderRadius: '0 0 18px 18px' },
  '&[data-layout="column"] > li': {
    borderTop: `1px solid ${vars.palette.divider}`,
    '& > *': {
      display: 'flex',
      justifyContent: 'space-between',
      width: '100%',
      minHeight: 60,
      padding: '5px 20px',
    },
  },
  // Its height is 44 px: without a scroll bar, which would take a part of it.
  '&[data-layout="strip"]': {
    display: 'flex',
    height: '100%',
    padding: '0 40px 0 6px',
    overflow: 'auto hidden',
    borderRadius: 'inherit',
    scrollbarWidth: 'none',
    maskImage: 'linear-gradient(to left, transparent 4px, #000 40px)',
    '& > li': { position: 'relative', flex: 'none' },
    '& > li > *': {
      display: 'flex',
      alignItems: 'center',
      height: '100%',
      padding: '0 8px',
      borderRadius: 10,
      outlineOffset: -2,
    },
    '& > li + li::before': {
      content: '""',
      position: 'absolute',
      top: 10,
      left: 0,
      height: 24,
      borderLeft: `1px solid ${vars.palette.divider}`,
    },
    '& [data-part="money"]': { fontSize: fontSizes.small, lineHeight: 1.5, textAlign: 'left' },
    '& [data-part="round"] small, & small > [data-part="word"]': hiddenFromSight,
    '& [data-part="numbers"]': { display: 'none' },
  },
}));

interface RoundHistoryProps {
  /** `column` beside the tables of a wide window, else a `strip` of one line above them. */
  layout: 'column' | 'strip';
  /** The stage right above has the last result: the history begins with the one before. */
  isBelowLastResult?: boolean;
}

/** The newest drawn rounds: number, own stake and own net; a round with own bets opens them. */
export default function RoundHistory({ layout, isBelowLastResult = false }: RoundHistoryProps) {
  const dispatch = useAppDispatch();
  const rounds = useAppSelector(selectRoundHistory);
  const status = tableStatus(useAppSelector(selectResultsStatus));
  const open = useAppSelector(selectOpenPastRound);
  const last = useAppSelector(selectLastResult);
  const hasMissed = useAppSelector(selectMissedBets) !== null;
  if (rounds === undefined) {
    return status === 'error' ? (
      <Button fullWidth onClick={() => dispatch(homeReloadRequested())} sx={{ height: '100%' }}>
        {`${km.tables.loadFailed} ${km.common.tryAgain}`}
      </Button>
    ) : null;
  }
  if (rounds.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ px: 2.5, py: 1.25, lineHeight: 1.5 }}>
        {km.roundHistory.noRounds}
      </Typography>
    );
  }
  // What was missed takes the place of the last result.
  const aboveId = isBelowLastResult && !hasMissed ? last?.roundId : undefined;
  const listed = rounds.filter(({ roundId }) => roundId !== aboveId);
  return (
    // Focusable, because it scrolls.
    <List data-layout={layout} aria-label={km.roundHistory.title} tabIndex={0}>
      {listed.map((round) => (
        <PastRoundItem
          key={round.roundId}
          round={round}
          isOpen={round.roundId === open?.roundId}
          hasNumbers={layout === 'column'}
        />
      ))}
    </List>
  );
}

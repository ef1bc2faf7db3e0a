import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { chunkLoadFailed } from '../../api/apiEvents';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ShownReceipts } from '../../features/bets/receipts/ShownReceipts';
import { km } from '../../i18n/km';
import { useIsIdle } from '../../platform/useIsIdle';
import { roomForTicket } from '../../ui/theme/windows';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { Page } from '../../ui/layout/Page';
import { selectIsCovered } from '../openLayers';
import { BetRepeating } from './BetRepeating';
import { BettingForm } from './BettingForm';
import { HomeDialogs } from './HomeDialogs';
import { HomeTables } from './HomeTables';

/** The stage and the tables, which fill a wide window. */
const Game = styled(Page)(({ theme }) => ({
  [theme.breakpoints.up('xl')]: {
    minHeight: 'var(--room)',
    gridTemplateRows: 'auto 1fr',
    alignContent: 'stretch',
  },
}));

/** Beside the game; in a tall window it stays in sight while long tables scroll. */
const Beside = styled('div')({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  gap: 16,
  height: 'var(--room)',
  [`@media ${roomForTicket}`]: { gridTemplateRows: 'minmax(0, 1fr) 290px' },
  '@media (min-height: 1000px)': { position: 'sticky', top: 16 },
});

/** Its title stays while its rounds scroll. */
const History = styled(Paper)({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
}) as typeof Paper;

/** Above the tables; with the gap of the page it takes 56 px. */
const Above = styled(Paper)({ height: 44, marginBlock: -2, borderRadius: 12 }) as typeof Paper;

/**
 * What comes and goes by itself: at the lower edge of the window, or right below the tables where they end above
 * it, so that nothing moves.
 */
const Notes = styled('div')(({ theme: { vars } }) => ({
  position: 'sticky',
  bottom: 12,
  zIndex: 1,
  '& > :not(:empty)': { marginTop: 16 },
  '& .MuiPaper-root': { boxShadow: vars.shadows[24] },
}));

const DockedTicket = lazyWithPreload(
  () => import(/* webpackChunkName: "later" */ '../../features/bets/ticket/DockedTicket'),
);
const RoundHistory = lazyWithPreload(
  () => import(/* webpackChunkName: "later" */ '../../features/outcomes/RoundHistory'),
);

/** The game and, in a wide window, the history of the rounds next to it. */
const Columns = styled('div')(({ theme }) => ({
  // What header and footer leave of a wide window.
  '--room': 'max(100vh - 160px, 480px)',
  [`@media ${roomForTicket}`]: { '--room': 'max(100vh - 160px, 800px)' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1100px) minmax(0, 1fr)' },
}));

/** The home screen (specification section 2): betting form, three tables, two modals. */
export function Component() {
  const dispatch = useAppDispatch();
  const reportLoadFailure = () => dispatch(chunkLoadFailed());
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('xl'));
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const isTicketDocked = useMediaQuery(roomForTicket);
  // At the lower edge of a small window they would lie on the keypad.
  const areNotesAboveTables = useMediaQuery('(max-width: 640px), (max-height: 640px)');
  // The keypad comes first: what loads later is not even requested before.
  const isIdle = useIsIdle();
  const history = isIdle && (
    <RoundHistory
      layout={isWide ? 'column' : 'strip'}
      isBelowLastResult={isPhone}
      onLoadFailed={reportLoadFailure}
    />
  );
  return (
    <BetRepeating>
      <Columns>
        <div>
          <Game>
            <BettingForm isTicketDocked={isTicketDocked} />
            {areNotesAboveTables && <ShownReceipts />}
            {!isWide && (
              <Above component="section" aria-label={km.roundHistory.title}>
                {history}
              </Above>
            )}
            <HomeTables />
          </Game>
          {!areNotesAboveTables && (
            <Notes>
              <ShownReceipts />
            </Notes>
          )}
        </div>
        {isWide && (
          <Beside>
            {isTicketDocked && isIdle && <Dock onLoadFailed={reportLoadFailure} />}
            <History component="aside" aria-labelledby="round-history">
              <Typography id="round-history" variant="h3" component="h2" sx={{ px: 2.5, py: 1.5 }}>
                {km.roundHistory.title}
              </Typography>
              {history}
            </History>
          </Beside>
        )}
        <HomeDialogs isTicketDocked={isTicketDocked} />
      </Columns>
    </BetRepeating>
  );
}

/** Apart from the screen, so that a dialog does not render it. */
function Dock({ onLoadFailed }: { onLoadFailed(): void }) {
  return <DockedTicket isCovered={useAppSelector(selectIsCovered)} onLoadFailed={onLoadFailed} />;
}

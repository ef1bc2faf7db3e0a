import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { chunkLoadFailed } from '../../store/appEvents';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ShownReceipts } from '../../features/bets/ShownReceipts';
import { useIsIdle } from '../../platform/useIsIdle';
import { roomForTicket } from '../../ui/theme/windows';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { Page } from '../../ui/layout/Page';
import { selectIsCovered } from '../openLayers';
import { BetRepeating } from './BetRepeating';
import { BettingForm } from './BettingForm';
import { HomeDialogs } from './HomeDialogs';

/** The stage and the tables, which fill a wide window. */
const Game = styled(Page)({
  [`@media ${roomForTicket}`]: {
    minHeight: 'var(--room)',
    gridTemplateRows: 'auto 1fr',
    alignContent: 'stretch',
  },
});

/** Next to the game; in a tall window it stays visible while long tables scroll. */
const Beside = styled('div')({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  gap: 16,
  height: 'var(--room)',
  '@media (min-height: 1000px)': { position: 'sticky', top: 16 },
});

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
  () => import(/* webpackChunkName: "later" */ '../../features/ticket/DockedTicket'),
);

const HomeTables = lazyWithPreload(
  () => import(/* webpackChunkName: "home-tables" */ './HomeTables'),
);

/** As high as the tabs over a table that is loading, so that nothing moves. */
const Tables = styled(Paper)({ minHeight: 344 });

/** The game and, in a wide window, the ticket next to it. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1100px)',
  justifyContent: 'center',
  alignItems: 'start',
  gap: 16,
  [`@media ${roomForTicket}`]: {
    // What the header leaves of a wide window.
    '--room': 'max(100vh - 92px, 800px)',
    gridTemplateColumns: 'minmax(0, 1100px) minmax(0, 1fr)',
  },
});

/** The home screen (specification section 2): betting form, three tables, two modals. */
export function Component() {
  const dispatch = useAppDispatch();
  const reportLoadFailure = () => dispatch(chunkLoadFailed());
  const isTicketDocked = useMediaQuery(roomForTicket);
  // At the lower edge of a small window they would lie on the keypad.
  const areNotesAboveTables = useMediaQuery('(max-width: 640px), (max-height: 640px)');
  // The keypad comes first: lazy parts are not even requested before.
  const isIdle = useIsIdle();
  return (
    <BetRepeating>
      <Columns>
        <div>
          <Game>
            <BettingForm isTicketDocked={isTicketDocked} />
            {areNotesAboveTables && <ShownReceipts />}
            <Tables>
              <HomeTables onLoadFailed={reportLoadFailure} />
            </Tables>
          </Game>
          {!areNotesAboveTables && (
            <Notes>
              <ShownReceipts />
            </Notes>
          )}
        </div>
        {isTicketDocked && <Beside>{isIdle && <Dock onLoadFailed={reportLoadFailure} />}</Beside>}
        <HomeDialogs isTicketDocked={isTicketDocked} />
      </Columns>
    </BetRepeating>
  );
}

/** Apart from the screen, so that a dialog does not render it. */
function Dock({ onLoadFailed }: { onLoadFailed(): void }) {
  return <DockedTicket isCovered={useAppSelector(selectIsCovered)} onLoadFailed={onLoadFailed} />;
}

import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { homeReloadRequested, chunkLoadFailed } from '../../api/apiEvents';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { ShownReceipts } from '../../features/bets/ShownReceipts';
import { selectSlip } from '../../features/bets/betsSlice';
import { RecentResults } from '../../features/game/ResultsTable';
import { selectReveal } from '../../features/game/gameSelectors';
import { km } from '../../i18n/km';
import { onIdle } from '../../lib/scheduling';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { Page } from '../../ui/layout/Page';
import { BettingForm } from './BettingForm';
import { HomeTables } from './HomeTables';

/** In a tall window it stays in sight while long tables scroll. */
const inSight = { '@media (min-height: 1000px)': { position: 'sticky', top: 16 } };

/** The newest rounds next to the tables of a wide window. */
function RoundHistory() {
  const dispatch = useAppDispatch();
  return (
    <Paper component="aside" aria-labelledby="round-history" sx={inSight}>
      <Typography id="round-history" variant="h3" component="h2" sx={{ px: 2.5, pt: 1.5 }}>
        {km.tables.recentResults}
      </Typography>
      <RecentResults onRetry={() => dispatch(homeReloadRequested())} />
    </Paper>
  );
}

const BetModal = lazyWithPreload(() => import(/* webpackChunkName: "bet-modal" */ './BetModal'));
const ResultModal = lazyWithPreload(() => import(/* webpackChunkName: "later" */ './ResultModal'));

/** The game and, in a wide window, the history of the rounds next to it. */
const Columns = styled('div')(({ theme }) => ({
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
  const slip = useAppSelector(selectSlip);
  const isRevealing = useAppSelector((state) => selectReveal(state) !== null);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('xl'));
  useEffect(
    () =>
      onIdle(() => {
        void BetModal.preload();
        void ResultModal.preload();
      }),
    [],
  );
  return (
    <Columns>
      <Page>
        <BettingForm />
        <ShownReceipts />
        <HomeTables />
      </Page>
      {isWide && <RoundHistory />}
      {slip && <BetModal slip={slip} onLoadFailed={reportLoadFailure} />}
      {isRevealing && <ResultModal onLoadFailed={reportLoadFailure} />}
    </Columns>
  );
}

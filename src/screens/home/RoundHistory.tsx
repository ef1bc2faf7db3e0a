import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { homeReloadRequested } from '../../api/reloadEvents';
import { useAppDispatch } from '../../app/hooks';
import { RecentResults } from '../../features/game/RecentResults';
import { km } from '../../i18n/km';

/** The newest rounds beside the tables of a wide window, whichever tab is shown there. */
export function RoundHistory() {
  const dispatch = useAppDispatch();
  return (
    <Paper component="aside" aria-labelledby="round-history">
      <Typography id="round-history" variant="h3" component="h2" sx={{ px: 2.5, pt: 1.5 }}>
        {km.tables.recentResults}
      </Typography>
      <RecentResults onRetry={() => dispatch(homeReloadRequested())} />
    </Paper>
  );
}

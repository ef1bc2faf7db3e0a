import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { homeReloadRequested } from '../../api/reloadEvents';
import { useAppDispatch } from '../../app/hooks';
import { RecentResults } from '../../features/game/RecentResults';
import { km } from '../../i18n/km';

/** A window that shows all of it keeps it in sight while long tables are scrolled. */
const inSight = { '@media (min-height: 1000px)': { position: 'sticky', top: 16 } };

/** The newest rounds beside the tables of a wide window, whichever tab is shown there. */
export function RoundHistory() {
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

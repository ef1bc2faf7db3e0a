import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { selectIsListPartial } from './betsSlice';

/** Says below a table of bets that the server sent only a part of its list. */
export function PartialListNote() {
  const isPartial = useAppSelector(selectIsListPartial);
  if (!isPartial) return null;
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      role="note"
      sx={{ p: 1.5, textAlign: 'center' }}
    >
      {km.tables.partOfList}
    </Typography>
  );
}

import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/** One part of the rules. */
export const Part = styled(Paper)({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  padding: 20,
}) as typeof Paper;

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { VisuallyHidden } from '../../ui/text';
import { stateChanges } from '../engine/stateChanges';
import { AskWhoButton } from './AskWhoButton';
import { Mono } from './controls';
import { valueText } from './valueText';

/** A list that was replaced as a whole has thousands of differences; the first ones say enough. */
const mostShown = 200;
/** Longest text of a value, in characters. */
const longestText = 600;

interface ChangeListProps {
  before: object;
  after: object;
  /** Says that nothing differs. */
  none: string;
}

/** What differs between two states, each with its path, what was and what is. */
export function ChangeList({ before, after, none }: ChangeListProps) {
  const changes = useMemo(() => stateChanges(before, after), [before, after]);
  if (changes.length === 0) return <Typography variant="body2">{none}</Typography>;
  return (
    <>
      <Stack component="ul" spacing={1.25} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {changes.slice(0, mostShown).map((change) => (
          <Change key={change.path.join('.')}>
            <span>
              <Mono sx={{ fontWeight: 'bold' }}>{change.path.join('.')}</Mono>{' '}
              <AskWhoButton path={change.path} states={[after, before]} />
            </span>
            {change.type !== 'CREATE' && (
              <del>
                <VisuallyHidden>was </VisuallyHidden>
                <Mono>{valueText(change.oldValue, longestText)}</Mono>
              </del>
            )}
            {change.type !== 'REMOVE' && (
              <ins>
                <VisuallyHidden>is </VisuallyHidden>
                <Mono>{valueText(change.value, longestText)}</Mono>
              </ins>
            )}
          </Change>
        ))}
      </Stack>
      {changes.length > mostShown && (
        <Typography variant="body2">
          … and {changes.length - mostShown} more differences.
        </Typography>
      )}
    </>
  );
}

const Change = styled('li')(({ theme: { palette } }) => ({
  display: 'grid',
  gap: 2,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& del, & ins': { padding: '1px 6px', borderLeft: '3px solid', textDecoration: 'none' },
  '& del': { color: palette.error.main, background: alpha(palette.error.main, 0.07) },
  '& ins': { color: palette.success.main, background: alpha(palette.success.main, 0.07) },
}));

import { styled } from '@mui/material/styles';
import { inKhmer } from '../i18n/inKhmer';
import { fontSizes } from './theme/fontSizes';

/** The server's own words below their Khmer. */
export const OriginalMessage = styled('small')({
  display: 'block',
  fontSize: fontSizes.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

/** A message as the server sent it; one that is known in Khmer stands above its original. */
export default function ServerMessage({ message }: { message: string }) {
  const khmer = inKhmer(message);
  if (khmer === null) return message;
  return (
    <>
      {khmer}
      <OriginalMessage lang="en">{message}</OriginalMessage>
    </>
  );
}

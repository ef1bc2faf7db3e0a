import { createSvgIcon } from '@mui/material/SvgIcon';

export const PlayIcon = createSvgIcon(<path d="M7 4.5v15l13-7.5z" />, 'Play');
export const PauseIcon = createSvgIcon(<path d="M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z" />, 'Pause');
export const NextIcon = createSvgIcon(
  <path d="M8.2 5.6 14.6 12l-6.4 6.4 1.6 1.6 8-8-8-8z" />,
  'Next',
);
export const PreviousIcon = createSvgIcon(
  <path d="M15.8 5.6 9.4 12l6.4 6.4-1.6 1.6-8-8 8-8z" />,
  'Previous',
);
export const FirstIcon = createSvgIcon(<path d="M5 4.5h2.4v15H5zM20 4.5v15L8.5 12z" />, 'First');
export const LastIcon = createSvgIcon(<path d="M16.6 4.5H19v15h-2.4zM4 4.5v15L15.5 12z" />, 'Last');

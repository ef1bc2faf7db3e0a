import SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';

const StrokeIcon = styled(SvgIcon)({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Makes an icon out of one path in a square of 24 units, drawn with the text's colour. */
function pathIcon(path: string) {
  return function PathIcon(props: SvgIconProps) {
    return (
      <StrokeIcon {...props}>
        <path d={path} />
      </StrokeIcon>
    );
  };
}

const speaker = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z';

export const MuteIcon = pathIcon(`${speaker}M16 9.5l5 5m0-5l-5 5`);
export const VolumeUpIcon = pathIcon(
  `${speaker}M15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4`,
);
export const PersonIcon = pathIcon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
);
export const BackIcon = pathIcon('M19 12H5.5M11.5 6l-6 6 6 6');
export const CheckIcon = pathIcon('M5 12.5l4.5 4.5L19 7.5');
export const CloseIcon = pathIcon('M6.5 6.5l11 11m0-11l-11 11');
export const WarningIcon = pathIcon('M12 9.5v4.5M12 17.2v.1M12 3.5L2.5 20h19L12 3.5Z');
export const ChartIcon = pathIcon('M4 20h16M7 16v-5M12 16V6M17 16v-8');
export const BookIcon = pathIcon('M5 4.5h11a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3v-12ZM9 9h6M9 13h6');
export const LogoutIcon = pathIcon('M10 4.5H5.5v15H10M14.5 8l4 4-4 4M18.5 12H10');
export const ChevronDownIcon = pathIcon('M6.5 9.5L12 15l5.5-5.5');
export const RepeatIcon = pathIcon('M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3.5v4.5H15');

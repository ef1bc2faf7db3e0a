/** Makes an icon of one filled path, 24 units square; hidden from assistive tools. */
function filledIcon(path: string) {
  return function FilledIcon() {
    return (
      <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };
}

export const PlayIcon = filledIcon('M7 4.5v15l13-7.5z');
export const PauseIcon = filledIcon('M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z');
export const StepOnIcon = filledIcon('M8.2 5.6 14.6 12l-6.4 6.4 1.6 1.6 8-8-8-8z');
export const StepBackIcon = filledIcon('M15.8 5.6 9.4 12l6.4 6.4-1.6 1.6-8-8 8-8z');
export const StartIcon = filledIcon('M5 4.5h2.4v15H5zM20 4.5v15L8.5 12z');
export const EndIcon = filledIcon('M16.6 4.5H19v15h-2.4zM4 4.5v15L15.5 12z');

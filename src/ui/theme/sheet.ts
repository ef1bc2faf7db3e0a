/** Where a dialog is a sheet on the lower edge, in reach of a thumb. */
export const sheet = '@media (pointer: coarse) and (max-width: 640px)';

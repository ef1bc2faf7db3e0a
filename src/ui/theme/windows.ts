/** Where a dialog is a sheet on the lower edge, in reach of a thumb. */
export const sheet = '@media (pointer: coarse) and (max-width: 640px)';

/** Windows in which the ticket is next to the stage. */
export const roomForTicket = '(min-width: 1600px)';

/** Where the stage grows with the room. */
export const roomy = '@media (min-width: 1600px) and (min-height: 900px)';

/**
 * Imported before everything else it has Redux run as it is shipped: the checks of a development
 * store walk the whole state with each action, which most of the time of thousands of runs would be.
 */
process.env['NODE_ENV'] = 'production';

export {};

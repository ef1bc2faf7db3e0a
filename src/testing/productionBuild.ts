/**
 * Runs before anything is imported: libraries run as in production. Their development checks would
 * reject what a player's page accepts, and would make thousands of runs slow.
 */
process.env['NODE_ENV'] = 'production';

export {};

/**
 * Imported first: the libraries come in the build that players have, without checks of their own
 * that would stop what a player's page lets pass, and that make thousands of cases slow.
 */
process.env.NODE_ENV = 'production';

import { testRoundInDialect } from './playRound';
import { test } from '../support/fixtures';

test.use({ dialect: 'resources' });

testRoundInDialect('resources');

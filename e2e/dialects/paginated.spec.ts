import { testRoundInDialect } from './playRound';
import { test } from '../support/fixtures';

test.use({ dialect: 'paginated' });

testRoundInDialect('paginated');

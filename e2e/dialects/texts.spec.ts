import { playsARoundIn } from './playRound';
import { test } from '../support/fixtures';

test.use({ dialect: 'texts' });

playsARoundIn('texts');

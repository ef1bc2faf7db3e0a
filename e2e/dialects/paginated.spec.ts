import { playsARoundIn } from '../support/playsARoundIn';
import { test } from '../support/fixtures';

test.use({ dialect: 'paginated' });

playsARoundIn('paginated');

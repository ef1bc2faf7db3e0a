/**
 * The page's ground: tokens, base styles, the regular weight, then the styles of the parts that
 * several first screens have. They share one file, so the app and each first screen import this before
 * anything else: one order for all.
 */
import './tokens.css';
import './base.css';
import './fonts-regular.css';
import '../buttons/button.css';
import '../buttons/buttons.css';
import '../fields/fields.css';
import '../ball/ball.css';
import '../money/money.css';
import '../state/state.css';
import '../layout/layout.css';

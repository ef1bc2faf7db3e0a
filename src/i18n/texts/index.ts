export { common, titles, errors, toasts, browser, session, a11y } from './common';
export { login, checkAuth } from './login';
export {
  header,
  home,
  keypad,
  ticketButton,
  tables,
  roundHistory,
  connection,
  sound,
} from './home';
export { betModal } from './slip';
export { receipt } from './receipt';
export { ticket, numberWords } from './ticket';
export { resultModal, outcomes, missedBets, lastDigits } from './outcomes';
export { report, reportDetail } from './report';
export { rule, chances } from './rule';
export { maintenance } from './maintenance';
export { serverMessages } from './serverMessages';
export { problemReport } from './problemReport';

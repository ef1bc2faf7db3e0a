import { userMenuList } from './layout/laterMenu';
import { toastHost } from './notifications/ToastArea';
import { problemReportDialog } from './problemReport/ProblemReport';

/**
 * Fetches what no first screen needs, toasts, menu and dialog, when the page is idle: when they are
 * needed, files of an older release may be gone.
 */
export function loadLaterParts(): void {
  for (const part of [toastHost, userMenuList, problemReportDialog]) void part.fetch();
}

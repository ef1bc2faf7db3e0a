import { QueryStatus } from '@reduxjs/toolkit/query';

/** How a table shows the call behind its rows; a call that was not made yet is on its way. */
export function tableStatus(status: QueryStatus): 'loading' | 'ready' | 'error' {
  if (status === QueryStatus.fulfilled) return 'ready';
  return status === QueryStatus.rejected ? 'error' : 'loading';
}

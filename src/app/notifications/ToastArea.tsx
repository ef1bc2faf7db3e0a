import { useState } from 'react';
import { laterPart } from '../../ui/later/laterPart';
import { useAppSelector } from '../hooks';
import { PlainToasts } from './PlainToasts';
import { selectToasts } from './notificationsSlice';

export const toastHost = laterPart(() => import(/* webpackChunkName: "later" */ './ToastHost'));

/** The place of the toasts; what shows them is there from the first one on. */
export function ToastArea() {
  const hasToasts = useAppSelector((state) => selectToasts(state).length > 0);
  const [hadToasts, setHadToasts] = useState(hasToasts);
  if (hasToasts && !hadToasts) setHadToasts(true);
  return hadToasts && <toastHost.Part fallback={<PlainToasts />} />;
}

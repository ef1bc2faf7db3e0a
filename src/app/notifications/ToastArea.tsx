import { useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import { ToastHost } from '../lazyComponents';
import { PlainToasts } from './PlainToasts';
import { selectToasts } from './notificationsSlice';

/** Mounts the toast host with the first toast. */
export function ToastArea() {
  const hasToasts = useAppSelector((state) => selectToasts(state).length > 0);
  const [hadToasts, setHadToasts] = useState(hasToasts);
  if (hasToasts && !hadToasts) setHadToasts(true);
  return hadToasts && <ToastHost fallback={<PlainToasts />} />;
}

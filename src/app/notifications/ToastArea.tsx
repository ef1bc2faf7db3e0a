import { useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { ToastHost } from '../lazyComponents';
import { selectToasts } from './notificationsSlice';

/** Not in the file whose loss it is for, but in that of the listeners, without which no stake is sent. */
const PlainToasts = lazyWithPreload(
  () => import(/* webpackChunkName: "later-listeners" */ './PlainToasts'),
);

/** Mounts the toast host with the first toast. */
export function ToastArea() {
  const hasToasts = useAppSelector((state) => selectToasts(state).length > 0);
  const [hadToasts, setHadToasts] = useState(hasToasts);
  if (hasToasts && !hadToasts) setHadToasts(true);
  return hadToasts && <ToastHost fallback={<PlainToasts />} />;
}

import '../../ui/toast/gooberSheet';
import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useContext, useEffect, useRef } from 'react';
import { ReplayContext } from '../../platform/ReplayContext';
import { ToastCard } from '../../ui/toast/ToastCard';
import { useToastHost, useToastHotkey } from '../../ui/toast/toastHost';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts, toastDismissed } from './notificationsSlice';
import type { Toast } from './toastTable';
import { toastViewOf } from './toastTable';

declare module 'notistack' {
  interface VariantOverrides {
    default: { toast: Toast };
  }
}

/** The toast area at top right (specification section 9): notistack shows the store's records. */
export default function ToastHost() {
  useToastHotkey();
  const host = useToastHost();
  return (
    <>
      <SnackbarProvider
        domRoot={host}
        maxSnack={5}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={contents}
      />
      <ToastRecords />
    </>
  );
}

const contents = { default: RecordToast };

function ToastRecords() {
  const toasts = useAppSelector(selectToasts);
  const keys = useRef(new Map<number, string>());
  const showings = useRef(0);
  useEffect(() => {
    for (const [id, key] of keys.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      closeSnackbar(key);
      keys.current.delete(id);
    }
    for (const toast of toasts.filter(({ id }) => !keys.current.has(id))) {
      // A replay may restore a record while its card is still closing, so each card gets a new key.
      const key = `${toast.id}.${(showings.current += 1)}`;
      // The card owns the timer, because notistack can't pause its own during a drag.
      enqueueSnackbar({ key, variant: 'default', toast, persist: true });
      keys.current.set(toast.id, key);
    }
  }, [toasts]);
  return null;
}

function RecordToast({
  toast,
  ref,
}: CustomContentProps & { toast: Toast; ref?: React.Ref<HTMLDivElement> }) {
  const dispatch = useAppDispatch();
  const isReplay = useContext(ReplayContext);
  const isRecorded = useAppSelector(selectToasts).some(({ id }) => id === toast.id);
  // A replay jumps: a card that closes slowly would be shown at a step that does not have it.
  if (isReplay && !isRecorded) return <div ref={ref} />;
  return (
    <ToastCard
      {...(ref ? { ref } : {})}
      {...toastViewOf(toast)}
      onDismiss={() => dispatch(toastDismissed({ id: toast.id }))}
    />
  );
}

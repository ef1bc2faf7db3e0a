import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useEffect, useRef } from 'react';
import { ToastCard } from '../../ui/toast/ToastCard';
import { useToastHost } from '../../ui/toast/useToastHost';
import { useToastHotkey } from '../../ui/toast/useToastHotkey';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectToasts, toastDismissed } from './notificationsSlice';
import type { Toast } from './notificationsSlice';

declare module 'notistack' {
  interface VariantOverrides {
    record: { toast: Toast };
  }
}

/** The toast area at top right (specification section 9): notistack shows the store's records. */
export function ToastArea() {
  useToastHotkey();
  const host = useToastHost();
  return (
    <>
      <SnackbarProvider
        domRoot={host}
        maxSnack={5}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={{ record: RecordToast }}
      />
      <ToastRecords />
    </>
  );
}

function ToastRecords() {
  const toasts = useAppSelector(selectToasts);
  const shown = useRef<readonly Toast[]>([]);
  useEffect(() => {
    const isIn = (list: readonly Toast[], { id }: Toast) => list.some((one) => one.id === id);
    for (const gone of shown.current.filter((toast) => !isIn(toasts, toast))) {
      closeSnackbar(gone.id);
    }
    for (const toast of toasts.filter((one) => !isIn(shown.current, one))) {
      // The card owns the time, since notistack can't hold it while it is dragged.
      enqueueSnackbar({ key: toast.id, variant: 'record', toast, persist: true });
    }
    shown.current = toasts;
  }, [toasts]);
  return null;
}

function RecordToast({
  toast,
  ref,
}: CustomContentProps & { toast: Toast; ref?: React.Ref<HTMLDivElement> }) {
  const dispatch = useAppDispatch();
  return (
    <ToastCard
      {...(ref ? { ref } : {})}
      severity={toast.severity}
      text={toast.text}
      durationMs={toast.durationMs}
      onDismiss={() => dispatch(toastDismissed({ id: toast.id }))}
    />
  );
}

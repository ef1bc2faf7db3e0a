import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts, toastDismissed } from './notificationsSlice';
import type { Toast } from './toastTable';
import { toastViewOf } from './toastTable';

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: 72,
  right: 12,
  display: 'grid',
  gap: 8,
}));

/** The toasts without notistack, for when its chunk fails to load; they need no further file. */
export default function PlainToasts() {
  const toasts = useAppSelector(selectToasts);
  return (
    <Corner>
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </Corner>
  );
}

function PlainToast({ toast }: { toast: Toast }) {
  const { id } = toast;
  const { text, durationMs } = toastViewOf(toast);
  const dispatch = useAppDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastDismissed({ id })), durationMs);
    return () => clearTimeout(timer);
  }, [dispatch, id, durationMs]);
  return (
    <Paper role="status" data-plain-toast="" sx={{ px: 2, py: 1 }}>
      {text}
    </Paper>
  );
}

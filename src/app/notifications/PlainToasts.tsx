import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { km } from '../../i18n/km';
import { CloseIcon } from '../../ui/icons/icons';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectToasts, toastDismissed } from './notificationsSlice';
import type { Toast } from './notificationsSlice';

const Corner = styled('div')({
  position: 'fixed',
  zIndex: 1400,
  top: 12,
  right: 12,
  display: 'grid',
  gap: 8,
});

const Card = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 14px',
  borderRadius: 12,
  color: vars.palette.text.primary,
  background: vars.palette.common.white,
}));

/** The messages while the part that shows them can't be had: the same words, without its looks. */
export function PlainToasts() {
  const toasts = useAppSelector(selectToasts);
  return (
    <Corner>
      {toasts.map((toast) => (
        <PlainToast key={toast.id} {...toast} />
      ))}
    </Corner>
  );
}

function PlainToast({ id, text, durationMs }: Toast) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastDismissed({ id })), durationMs);
    return () => clearTimeout(timer);
  }, [dispatch, id, durationMs]);
  return (
    <Card role="status" data-plain-toast="">
      <span>{text}</span>
      <IconButton
        size="small"
        color="inherit"
        aria-label={km.toasts.close}
        onClick={() => dispatch(toastDismissed({ id }))}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Card>
  );
}

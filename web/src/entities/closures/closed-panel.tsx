import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { FailedState } from '~/ui/states/failed-state';
import { CloseDialog } from './close-dialog';
import { ClosedList } from './closed-list';
import { useClosed } from './use-closed';

interface CloseButtonProps {
  /** The day that the dialog proposes, yyyy-MM-dd. */
  day: string;
  /** Called after something has been closed or opened again. */
  onChanged?: (() => void) | undefined;
}

/** Opens the dialog in which the shop or bays are closed and opened again. */
export function CloseButton({ day, onChanged }: CloseButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EventBusyRounded />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ minHeight: 44, flexShrink: 0 }}
      >
        Close shop or bays
      </Button>
      {/* Mounted anew each time, so that it starts empty. */}
      {isOpen && <CloseDialog day={day} onClose={() => setIsOpen(false)} onChanged={onChanged} />}
    </>
  );
}

interface ClosedPanelProps {
  /** Called after something has been closed or opened again. */
  onChanged?: () => void;
}

/** Lists the times that are closed today and later, with a button that closes more. */
export function ClosedPanel({ onChanged }: ClosedPanelProps) {
  const today = useBusinessToday();
  const closed = useClosed();
  if (closed.state === 'failed') {
    return <FailedState title="What is closed could not be loaded." onRetry={closed.retry} />;
  }
  if (closed.state === 'loading') return <Skeleton variant="rounded" height={100} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <ClosedList closed={closed.data} onReopened={onChanged} />
      <div>
        <CloseButton day={today} onChanged={onChanged} />
      </div>
    </Stack>
  );
}

import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { CloseDialog } from './close-dialog';

interface CloseButtonProps {
  /** The day that the dialog proposes, yyyy-MM-dd. */
  day: string;
  /** Called after something has been closed or opened again. */
  onChanged?: (() => void) | undefined;
  variant: ComponentProps<typeof Button>['variant'];
}

/** Opens the dialog in which the shop or bays are closed and opened again. */
export function CloseButton({ day, onChanged, variant }: CloseButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
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

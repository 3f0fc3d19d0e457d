import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';

/** A dialog about one record, which closes by itself. */
export interface HostedDialogProps<Subject> {
  /** The record as it was when the dialog was opened. */
  opened: Subject;
  /** Called when the closing animation has ended. */
  onClosed: () => void;
}

interface DialogHostProps<Subject> {
  /** The context through which the page's buttons open the dialog. */
  Provider: ComponentType<{ value: (subject: Subject) => void; children: ReactNode }>;
  Dialog: ComponentType<HostedDialogProps<Subject>>;
  children: ReactNode;
}

/**
 * Wraps a page whose buttons open a dialog about one record. The dialog stays open when its button
 * disappears; in that case the host takes the focus when the dialog closes.
 */
export function DialogHost<Subject extends object>({
  Provider,
  Dialog,
  children,
}: DialogHostProps<Subject>) {
  const { area, enter, handlers } = useRestoreFocus<HTMLDivElement>();
  const [asked, setAsked] = useState<Subject | null>(null);

  const continueOnPage = () => {
    setAsked(null);
    enter();
  };

  return (
    <Provider value={setAsked}>
      <Box ref={area} tabIndex={-1} {...handlers} sx={{ outline: 'none' }}>
        {children}
      </Box>
      {asked && <Dialog opened={asked} onClosed={continueOnPage} />}
    </Provider>
  );
}

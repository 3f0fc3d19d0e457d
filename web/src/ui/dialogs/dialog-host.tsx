import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useFocusKept } from '~/ui/forms/use-focus-kept';

/** A dialog about one thing, which closes by itself. */
export interface HostedDialogProps<Subject> {
  /** The thing as it was when the dialog was opened. */
  opened: Subject;
  /** When nothing is left of the dialog on the screen. */
  onClosed: () => void;
}

interface DialogHostProps<Subject> {
  /** Gives the buttons on the page what opens the dialog. */
  Provider: ComponentType<{ value: (subject: Subject) => void; children: ReactNode }>;
  Dialog: ComponentType<HostedDialogProps<Subject>>;
  children: ReactNode;
}

/**
 * A page with buttons that open a dialog about one thing. Holds the dialog, which outlives them, and
 * keeps the keyboard when the button that opened it goes.
 */
export function DialogHost<Subject extends object>({
  Provider,
  Dialog,
  children,
}: DialogHostProps<Subject>) {
  const { area, enter, handlers } = useFocusKept<HTMLDivElement>();
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

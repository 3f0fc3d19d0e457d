import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';
import { DialogContext, type OpenDialog } from './dialog-context';

/**
 * Wraps a page whose buttons open dialogs about records, one at a time. A dialog stays open when its button
 * disappears; in that case the host takes the focus when the dialog closes.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const { area, enter, handlers } = useRestoreFocus<HTMLDivElement>();
  const [dialog, setDialog] = useState<ReactNode>(null);

  const continueOnPage = () => {
    setDialog(null);
    enter();
  };
  // State, so that the page is not rendered again when a dialog opens or closes.
  const [openDialog] = useState(
    (): OpenDialog => (Dialog, opened) => {
      setDialog(<Dialog opened={opened} onClosed={continueOnPage} />);
    },
  );

  return (
    <DialogContext value={openDialog}>
      <Box ref={area} tabIndex={-1} {...handlers} sx={{ outline: 'none' }}>
        {children}
      </Box>
      {dialog}
    </DialogContext>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { ConfirmDialogFrame } from './confirm-dialog-frame';
import { DialogButtons } from './dialog-buttons';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** Consequences of confirming. */
  children: ReactNode;
  /** The two answers, such as 'No, keep it' and 'Yes, delete it'. */
  no: string;
  yes: string;
  yesColor: 'primary' | 'error';
  /** Whether something has to be agreed to before the second answer. */
  asksFirst?: boolean;
  /** Whether the second answer is being processed. */
  running?: boolean;
  /** Why the last attempt failed. */
  failure?: string | null;
  onNo: () => void;
  onYes: () => void;
  /** Called when the closing animation has ended. */
  onClosed?: () => void;
}

/** Asks for confirmation. The focus starts on the answer that does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, no, yes, yesColor, onNo, onYes } = props;
  const { running = false, failure = null } = props;
  return (
    <ConfirmDialogFrame
      open={open}
      title={title}
      running={running}
      onClose={onNo}
      onClosed={props.onClosed}
    >
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {children}
        {failure !== null && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogButtons>
        <Button autoFocus disabled={running} onClick={onNo}>
          {no}
        </Button>
        <Button
          color={yesColor}
          variant="contained"
          loading={running}
          disabled={props.asksFirst ?? false}
          onClick={onYes}
        >
          {yes}
        </Button>
      </DialogButtons>
    </ConfirmDialogFrame>
  );
}

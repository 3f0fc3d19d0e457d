import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';

interface TickQuestionProps {
  children: ReactNode;
  label: string;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Warns of something, and asks for a tick before it is done. */
export const TickQuestion = ({ children, label, agreed, onAgree }: TickQuestionProps) => (
  <Alert severity="warning">
    {children}
    <FormControlLabel
      control={<Checkbox checked={agreed} onChange={(_event, checked) => onAgree(checked)} />}
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ display: 'flex' }}
    />
  </Alert>
);

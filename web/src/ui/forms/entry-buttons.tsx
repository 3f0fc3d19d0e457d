import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface EntryButtonProps {
  label: string;
  /** null when the action is not possible. */
  onClick: (() => void) | null;
  children: ReactNode;
}

/** An action on an entry of a list. Its button keeps the focus when the action is not possible any more. */
export const EntryButton = ({ label, onClick, children }: EntryButtonProps) => (
  <IconButton
    aria-label={label}
    title={label}
    aria-disabled={onClick === null || undefined}
    onClick={() => onClick?.()}
    sx={{ width: 44, height: 44, ...(onClick === null && { color: 'action.disabled' }) }}
  >
    {children}
  </IconButton>
);

interface MoveButtonsProps {
  /** The name of the entry, within a sentence. */
  noun: string;
  /** From 0. */
  index: number;
  /** Number of entries in the list. */
  count: number;
  onMove: (to: number) => void;
}

/** The buttons that move an entry of a list up and down. */
export const MoveButtons = ({ noun, index, count, onMove }: MoveButtonsProps) => (
  <>
    <EntryButton label={`Move ${noun} up`} onClick={index === 0 ? null : () => onMove(index - 1)}>
      <ArrowUpwardRounded />
    </EntryButton>
    <EntryButton
      label={`Move ${noun} down`}
      onClick={index === count - 1 ? null : () => onMove(index + 1)}
    >
      <ArrowDownwardRounded />
    </EntryButton>
  </>
);

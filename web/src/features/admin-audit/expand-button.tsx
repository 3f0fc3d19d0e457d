import Button from '@mui/material/Button';

interface ExpandButtonProps {
  isOpen: boolean;
  label: string;
  onToggle: () => void;
}

/** Shows or hides the rest of a text or list. */
export const ExpandButton = ({ isOpen, label, onToggle }: ExpandButtonProps) => (
  <Button
    size="small"
    aria-expanded={isOpen}
    onClick={onToggle}
    sx={{ display: 'flex', ml: -1, px: 1, minHeight: 32 }}
  >
    {label}
  </Button>
);

import Alert from '@mui/material/Alert';
import { formatCount } from '~/ui/format/format-count';

interface MissingServicesProps {
  /** The newest services; all of them where they are complete. */
  services: { items: readonly unknown[]; isComplete: boolean };
}

/** Says that there may be more services than the screen knows of; nothing where it knows all. */
export function MissingServices({ services: { items, isComplete } }: MissingServicesProps) {
  if (isComplete) return null;
  return (
    <Alert severity="warning">
      Only {formatCount(items.length)} services are here: others may be missing.
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import { formatCount } from '~/ui/format/format-count';

interface MissingServicesProps {
  /** The newest services; `isComplete` when these are all of them. */
  services: { items: readonly unknown[]; isComplete: boolean };
}

/**
 * A note that there may be more services than the screen has loaded. Renders nothing when all are
 * loaded.
 */
export function MissingServices({ services: { items, isComplete } }: MissingServicesProps) {
  if (isComplete) return null;
  return (
    <Alert severity="warning">
      Only {formatCount(items.length)} services are here: others may be missing.
    </Alert>
  );
}

import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Live } from '~/lib/live/live.ts';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';

interface NothingToBookProps {
  /** Where the slot was looked for. */
  plan: Live<unknown>;
  onClose: () => void;
}

/** There is no form: the slot is not known yet, could not be loaded, or does not exist. */
export function NothingToBook({ plan, onClose }: NothingToBookProps) {
  if (plan.state === 'loading') return <DeskSkeleton />;
  return (
    <>
      <DialogContent>
        {plan.state === 'failed' ? (
          <FailedState title="The slot could not be loaded." onRetry={plan.retry} />
        ) : (
          <EmptyState title="There is no such slot on this day." />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </>
  );
}

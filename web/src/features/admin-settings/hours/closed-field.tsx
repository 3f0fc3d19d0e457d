import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CloseButton } from '~/entities/closures/close-button';
import { ClosedList } from '~/entities/closures/closed-list';
import { useClosed } from '~/entities/closures/use-closed';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { FailedState } from '~/ui/states/failed-state';

/** Lists the times that are closed today and later, with a button that closes more. Saved at once, not with the form. */
export function ClosedField() {
  const today = useBusinessToday();
  const closed = useClosed();
  if (closed.state === 'failed') {
    return <FailedState title="What is closed could not be loaded." onRetry={closed.retry} />;
  }
  if (closed.state === 'loading') return <Skeleton variant="rounded" height={100} />;
  return (
    <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
      <ClosedList closed={closed.data} />
      <Stack direction="row">
        <CloseButton day={today} variant="outlined" />
      </Stack>
    </Stack>
  );
}

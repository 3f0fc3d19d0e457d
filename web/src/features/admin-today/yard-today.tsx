import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FailedState } from '~/ui/states/failed-state';
import { BaysNow } from './bays-now';
import { useDayWithNight } from './day-with-night';
import { LoadingToday } from './loading-today';
import { TodayColumns } from './today-columns';
import { useYardVisits } from './use-yard-visits';
import { VisitsToday } from './visits-today';

/**
 * The cars of today for those who wash them: nothing about customers and nothing about money.
 * @param today yyyy-MM-dd, the day to whose opening the present belongs
 */
export function YardToday({ today }: { today: string }) {
  const day = useDayWithNight(today);
  const { visits, isOutdated, refresh } = useYardVisits(day.state === 'ready' ? day.data : null);
  if (visits === null) {
    return isOutdated ? (
      <FailedState title="Today could not be loaded" onRetry={() => void refresh()} />
    ) : (
      <LoadingToday />
    );
  }
  const known = day.state === 'ready' ? day.data : null;
  return (
    <Stack sx={{ gap: 4 }}>
      {isOutdated && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        >
          No connection: this may be out of date.
        </Alert>
      )}
      <TodayColumns
        visits={<VisitsToday day={known} visits={visits} refresh={refresh} />}
        aside={known && <BaysNow day={known} visits={visits} />}
      />
    </Stack>
  );
}

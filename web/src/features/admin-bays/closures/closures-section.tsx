import type { Bay } from '@carwash/domain/days/bay';
import type { PlannedClosure } from '@carwash/domain/days/closure';
import { closuresToCome } from '@carwash/domain/days/closures-of-day';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { DividedList } from '~/ui/page/divided-list';
import { PageSection } from '~/ui/page/page-section';
import { CloseDialog } from './close-dialog';
import { describeBays, describePeriod } from './describe-closure';

interface ClosureProps {
  closure: PlannedClosure;
  bays: readonly Bay[];
  onReopened: () => void;
}

function Closure({ closure, bays, onReopened }: ClosureProps) {
  const { running, run } = useInFlightGuard();
  const reopen = () =>
    run(async () => {
      try {
        await callApi('reopenBays', { params: { id: closure._id } });
        showToast(toastTexts.reopened, { variant: 'success' });
        onReopened();
      } catch (failure) {
        showChangeFailure(failure, toastTexts.notReopened);
      }
    });
  const what = describeBays(closure.bays, bays);
  const when = describePeriod(closure);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 1.25 }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{what}</Typography>
        <Typography variant="body2">{when}</Typography>
        {closure.note !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {closure.note}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        size="small"
        loading={running}
        aria-label={`Reopen ${what}, ${when}`}
        onClick={reopen}
        sx={{ flexShrink: 0 }}
      >
        Reopen
      </Button>
    </Stack>
  );
}

interface ClosuresSectionProps {
  bays: readonly Bay[];
  closures: readonly PlannedClosure[];
  /** Called when bays have been closed or reopened. */
  onChanged: () => void;
}

/** The closures of today and later. */
export function ClosuresSection({ bays, closures, onChanged }: ClosuresSectionProps) {
  const today = useBusinessToday();
  const section = useRef<HTMLElement>(null);
  const [isClosing, setIsClosing] = useState(false);
  const toCome = closuresToCome(closures, bays, today).toSorted((one, other) =>
    one.from === other.from ? 0 : one.from < other.from ? -1 : 1,
  );
  return (
    <PageSection
      ref={section}
      title="Closed times"
      action={
        <Button
          variant="contained"
          startIcon={<EventBusyRounded />}
          aria-haspopup="dialog"
          onClick={() => setIsClosing(true)}
        >
          Close bays
        </Button>
      }
    >
      {toCome.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          None: all bays are open whenever starts are offered.
        </Typography>
      ) : (
        <DividedList>
          {toCome.map((closure) => (
            <Closure
              key={closure._id}
              closure={closure}
              bays={bays}
              onReopened={() => {
                onChanged();
                // Moves the focus to the section, because the clicked button disappears.
                section.current?.focus();
              }}
            />
          ))}
        </DividedList>
      )}
      {/* Mounted anew each time, so that it starts with all bays and today. */}
      {isClosing && (
        <CloseDialog bays={bays} open onClose={() => setIsClosing(false)} onChanged={onChanged} />
      )}
    </PageSection>
  );
}

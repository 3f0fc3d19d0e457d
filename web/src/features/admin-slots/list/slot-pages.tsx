import type { Service } from '@carwash/domain/services/service';
import { nextDeskChange } from '@carwash/domain/slots/desk-slot';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useBusinessToday } from '~/lib/clock/use-business-today.ts';
import { useNow } from '~/lib/clock/use-now.ts';
import { Pager } from '~/ui/page/pager.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { BrokenEntry } from '~/ui/states/entry-boundary.tsx';
import { ErrorBoundary } from '~/ui/states/error-boundary.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { UnreadableNote } from '~/ui/states/unreadable-note.tsx';
import { type SlotSpan, useServiceSlots } from '../use-service-slots.ts';
import { SlotRow } from './slot-row.tsx';

interface SlotPagesProps {
  service: Service;
  span: SlotSpan;
}

const nothing: Record<SlotSpan, string> = {
  upcoming: 'There are no slots from today on.',
  past: 'There are no slots on past days.',
};

/** The slots of a service, by date, page by page. */
export function SlotPages({ service, span }: SlotPagesProps) {
  const today = useBusinessToday();
  const { page, ...pages } = useServiceSlots(service._id, span, today);
  // Read anew in every rendering: the slots may be younger than the last time that something ended.
  const now = new Date();
  useNow(page.state === 'ready' ? nextDeskChange(page.data, now) : null);
  if (page.state === 'loading') {
    return <Skeleton role="status" aria-label="Loading the slots" variant="rounded" height={240} />;
  }
  if (page.state === 'failed') {
    return <FailedState title="The slots could not be loaded." onRetry={page.retry} />;
  }
  if (page.data.length === 0) return <EmptyState title={nothing[span]} />;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {page.data.map((slot) => (
          <ErrorBoundary
            key={slot._id}
            of={slot}
            instead={
              <li>
                <BrokenEntry />
              </li>
            }
          >
            <SlotRow slot={slot} now={now} />
          </ErrorBoundary>
        ))}
      </Box>
      <UnreadableNote count={page.unreadable} />
      <Pager label={`the slots of ${service.name}`} {...pages} />
    </>
  );
}

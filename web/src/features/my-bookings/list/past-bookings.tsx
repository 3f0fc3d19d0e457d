import { useRef } from 'react';
import { PageSection } from '~/ui/page/page-section.tsx';
import { Pager } from '~/ui/page/pager.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { UnreadableNote } from '~/ui/states/unreadable-note.tsx';
import { usePastBookings } from '../use-past-bookings.ts';
import { PastBookingList, PastBookingListSkeleton } from './past-booking-list.tsx';

/** The bookings that are over, the latest first, ten at a time. */
export function PastBookings({ uid }: { uid: string }) {
  const { page, number, next, previous } = usePastBookings(uid);
  const section = useRef<HTMLElement>(null);

  /** The other page is read from its beginning, with the eyes as with the keyboard. */
  const turn = (step: (() => void) | null) =>
    step &&
    (() => {
      step();
      section.current?.focus();
    });

  return (
    <PageSection title="Past bookings" ref={section}>
      {page.state === 'loading' && <PastBookingListSkeleton />}
      {page.state === 'failed' && (
        <FailedState title="Error loading past bookings" onRetry={page.retry} />
      )}
      {page.state === 'ready' &&
        (page.data.length > 0 ? (
          <PastBookingList bookings={page.data} />
        ) : (
          <EmptyState title="No past bookings" />
        ))}
      {page.state === 'ready' && <UnreadableNote count={page.unreadable} />}
      <Pager label="past bookings" number={number} previous={turn(previous)} next={turn(next)} />
    </PageSection>
  );
}

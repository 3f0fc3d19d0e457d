import { localTimesNote } from '~/lib/clock/local-times-note';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { RecordList } from '~/ui/record-list/record-list';
import { EmptyState } from '~/ui/states/empty-state';
import { inOrder } from './entries-in-order';
import { useOpenEntries } from './queries';
import { waitlistColumns } from './waitlist-columns';

/** /dashboard/waitlist: who waits for room, by day and service. */
export default function WaitlistPage() {
  const entries = useOpenEntries(useBusinessToday());
  const sorted = entries.state === 'ready' ? { ...entries, data: inOrder(entries.data) } : entries;
  return (
    <DialogHost>
      <PageHeading title="Waitlist" subtitle={localTimesNote() ?? undefined} />
      <RecordList
        caption="Waitlist"
        columns={waitlistColumns}
        records={sorted}
        failed="Error loading the waitlist"
        empty={
          <EmptyState
            title="Nobody waits"
            description="Customers can join the waitlist on days without free times."
          />
        }
      />
    </DialogHost>
  );
}

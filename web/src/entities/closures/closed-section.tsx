import { useBusinessToday } from '~/lib/clock/use-business-today';
import { PageSection } from '~/ui/page/page-section';
import { CloseButton } from './close-button';
import { ClosedList } from './closed-list';
import type { Closed } from './use-closed';

interface ClosedSectionProps {
  closed: Closed;
  /** Called after something has been closed or opened again. */
  onChanged: () => void;
}

/** Lists the times that are closed today and later, with a button that closes more. */
export function ClosedSection({ closed, onChanged }: ClosedSectionProps) {
  const today = useBusinessToday();
  return (
    <PageSection
      title="Closed times"
      action={<CloseButton day={today} onChanged={onChanged} variant="contained" />}
    >
      <ClosedList closed={closed} onReopened={onChanged} />
    </PageSection>
  );
}

import { EmptyState } from '~/components/empty-state.tsx';
import { PageHeading } from '~/components/page-heading.tsx';
import { useCurrentTitle } from '../route-title.ts';

/** Says so at the address of a screen that is not there yet. */
export default function ScreenOnItsWay() {
  return (
    <>
      <PageHeading title={useCurrentTitle() ?? ''} />
      <EmptyState title="This screen is on its way." />
    </>
  );
}

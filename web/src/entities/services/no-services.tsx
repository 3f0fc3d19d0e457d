import { EmptyState } from '~/ui/states/empty-state';

/** Where services would be, when the business offers none. */
export function NoServices() {
  return <EmptyState title="No Service available at the moment." />;
}

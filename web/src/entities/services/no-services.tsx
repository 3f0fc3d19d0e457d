import { EmptyState } from '~/ui/states/empty-state';

export function NoServices() {
  return <EmptyState title="No Service available at the moment." />;
}

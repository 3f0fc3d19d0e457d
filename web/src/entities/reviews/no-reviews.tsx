import { EmptyState } from '~/ui/states/empty-state';

export function NoReviews() {
  return <EmptyState title="No Reviews Yet" description="Be the first to share your experience!" />;
}

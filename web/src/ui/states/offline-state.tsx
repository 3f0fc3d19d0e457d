import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import { EmptyState } from './empty-state';

/** Says that something cannot be shown without a connection, and comes by itself with it. */
export const OfflineState = ({ title }: { title: string }) => (
  <EmptyState
    icon={<CloudOffRounded aria-hidden />}
    title={title}
    description="It is shown as soon as you are online again."
  />
);

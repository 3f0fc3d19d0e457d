import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';

export const DeskSkeleton = () => (
  <DialogContent role="status" aria-label="Loading the slot">
    <Skeleton width="50%" height={32} />
    <Skeleton height={72} />
    <Skeleton height={72} />
    <Skeleton height={72} />
  </DialogContent>
);

import Skeleton from '@mui/material/Skeleton';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartKind } from './chart-rows.ts';
import { chartHeight } from './chart-size.ts';

interface ChartCardSkeletonProps {
  kind: ChartKind;
  title: string;
  /** How many figures are expected; bars need room for each. */
  count?: number;
}

const unknownRow = (_: unknown, index: number) => ({ label: String(index), value: 1 });

/** Holds the place of a chart while its figures are on their way. */
export const ChartCardSkeleton = ({ kind, title, count = 0 }: ChartCardSkeletonProps) => (
  <ChartFrame title={title} summary={<Skeleton width="70%" />}>
    <Skeleton
      variant="rounded"
      height={chartHeight(kind, Array.from({ length: count }, unknownRow))}
      sx={{ borderRadius: '14px' }}
    />
  </ChartFrame>
);

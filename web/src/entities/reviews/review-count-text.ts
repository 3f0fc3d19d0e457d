import { formatCount } from '~/ui/format/format-count';

export const reviewCountText = (count: number): string =>
  count === 1 ? '1 review' : `${formatCount(count)} reviews`;

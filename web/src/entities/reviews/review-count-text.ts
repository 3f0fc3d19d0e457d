import { formatCount } from '~/ui/format/format-count';

/** How many reviews there are, in words. */
export const reviewCountText = (count: number): string =>
  count === 1 ? '1 review' : `${formatCount(count)} reviews`;

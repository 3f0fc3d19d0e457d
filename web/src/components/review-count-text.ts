/** How many reviews there are, in words. */
export const reviewCountText = (count: number): string =>
  count === 1 ? '1 review' : `${count} reviews`;

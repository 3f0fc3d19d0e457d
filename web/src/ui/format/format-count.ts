const plain = new Intl.NumberFormat('en-US');

/** A number of things, '12,345'. */
export const formatCount = (count: number): string => plain.format(count);

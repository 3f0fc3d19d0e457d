import { onDemand } from '@carwash/domain/on-demand';

const plain = onDemand(() => new Intl.NumberFormat('en-US'));

/** Formats a number with thousands separators: '12,345' */
export const formatCount = (count: number): string => plain().format(count);

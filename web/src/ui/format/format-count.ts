import { once } from '@carwash/domain/once';

const plain = once(() => new Intl.NumberFormat('en-US'));

/** Formats a number with thousands separators: '12,345' */
export const formatCount = (count: number): string => plain().format(count);

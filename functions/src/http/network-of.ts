import { isIPv6 } from 'node:net';

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * Returns the network of an address, by which callers are counted. An IPv6 customer usually has all 2^64
 * addresses of a network, so only the first half of the address counts. An IPv4 address counts as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

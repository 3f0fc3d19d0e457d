import { BlockList, isIP } from 'node:net';

/**
 * The networks from which Hosting calls the function: Google's own front ends. The list has the
 * long-standing networks that Google uses itself and does not rent out (goog.json without cloud.json,
 * under www.gstatic.com/ipranges). Fastly, on which Hosting is built, is not included: all its
 * customers share those networks.
 */
export const defaultTrustedProxies = [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
].join(' ');

function addNetwork(list: BlockList, network: string): void {
  const [address = '', length = ''] = network.split('/');
  const family = isIP(address);
  const longest = family === 6 ? 128 : 32;
  if (family === 0 || !/^\d+$/.test(length) || Number(length) > longest) {
    throw new Error(`TRUSTED_PROXIES cannot be read at ${network}`);
  }
  list.addSubnet(address, Number(length), family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Parses networks in the format `address/length`, separated by spaces. An empty text means that no
 * proxy is trusted.
 * @throws Error for anything else
 */
export function parseTrustedProxies(text: string): BlockList {
  const list = new BlockList();
  for (const network of text.split(/\s+/).filter(Boolean)) addNetwork(list, network);
  return list;
}

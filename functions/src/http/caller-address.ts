import { type BlockList, isIP } from 'node:net';
import type { Request } from 'express';
import { networkOf } from './network-of.ts';

/**
 * Header that Firebase Hosting's edge server sets to the client's address; it overwrites any value from the
 * client.
 */
const edgeHeader = 'fastly-client-ip';

const isTrusted = (peer: string, trustedProxies: BlockList): boolean =>
  trustedProxies.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4');

/**
 * Returns the network of the caller. Google's front end appends the address that connected to it to
 * X-Forwarded-For; clients can't fake that entry. If it is an address of Hosting, the edge header has the
 * client's address. From any other address the edge header may be faked and is ignored.
 * @returns null when it is not known: behind Hosting, but without the header
 */
export function callerNetwork(request: Request, trustedProxies: BlockList): string | null {
  const peer = request.ip ?? '';
  if (isIP(peer) === 0) return null;
  if (!isTrusted(peer, trustedProxies)) return networkOf(peer);
  const client = request.get(edgeHeader)?.trim() ?? '';
  return isIP(client) === 0 ? null : networkOf(client);
}

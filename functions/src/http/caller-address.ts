import { type BlockList, isIP } from 'node:net';
import type { Request } from 'express';
import { networkOf } from './network-of.ts';

/** Hosting's edge writes the client's address here, over whatever the client sent. */
const edgeHeader = 'fastly-client-ip';

const isTrusted = (peer: string, trustedProxies: BlockList): boolean =>
  trustedProxies.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4');

/**
 * The network that a call comes from. Google's front end adds the address that called it to
 * X-Forwarded-For, and nobody can choose that one. Where it is Hosting's, the header of Hosting's edge
 * says who called there; from anybody else that header may be invented and says nothing.
 * @returns null when it is not known: behind Hosting, but without the header
 */
export function callerNetwork(request: Request, trustedProxies: BlockList): string | null {
  const peer = request.ip ?? '';
  if (isIP(peer) === 0) return null;
  if (!isTrusted(peer, trustedProxies)) return networkOf(peer);
  const client = request.get(edgeHeader)?.trim() ?? '';
  return isIP(client) === 0 ? null : networkOf(client);
}

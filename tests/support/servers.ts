import type { Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';

/**
 * Listens on a free port of this machine.
 * @returns the address
 */
export const listen = (server: NetServer): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });

export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

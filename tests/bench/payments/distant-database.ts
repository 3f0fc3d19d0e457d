import { connect, createServer, type Socket } from 'node:net';
import {
  connectEmulators,
  type Emulators,
  emulatorHost,
} from '../../support/emulators/emulators.ts';
import { listen } from '../../support/servers.ts';

const hostVariable = 'FIRESTORE_EMULATOR_HOST';

/** Passes on what comes, in order, that much later. */
function passOn(from: Socket, to: Socket, laterMs: number): void {
  from.on('data', (bytes) => setTimeout(() => to.write(bytes), laterMs));
  from.on('close', () => setTimeout(() => to.destroy(), laterMs));
  from.on('error', () => to.destroy());
}

/**
 * Runs `act` with the emulators as they are from afar: each way to Firestore and back takes that long.
 * @param roundTripMs as between a function and its database in one region, commonly 5 to 20 milliseconds
 */
export async function withDistantDatabase<T>(
  roundTripMs: number,
  act: (emulators: Emulators) => Promise<T>,
): Promise<T> {
  const near = emulatorHost(hostVariable);
  const { hostname, port } = new URL(`http://${near}`);
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    for (const socket of [incoming, outgoing]) socket.setNoDelay();
    passOn(incoming, outgoing, roundTripMs / 2);
    passOn(outgoing, incoming, roundTripMs / 2);
  });
  const { host } = new URL(await listen(server));
  process.env[hostVariable] = host;
  const emulators = connectEmulators();
  try {
    return await act(emulators);
  } finally {
    process.env[hostVariable] = near;
    await emulators.disconnect();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
}

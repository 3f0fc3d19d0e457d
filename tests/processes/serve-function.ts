import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { type Run, runNode } from './run-node.ts';

/** A port of this machine on which nobody listens now. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** The framework's program, as it is installed for this folder. */
const frameworkOf = (folder: string): string =>
  join(
    dirname(
      createRequire(join(folder, 'package.json')).resolve('@google-cloud/functions-framework'),
    ),
    'main.js',
  );

/** Functions of `functions/src/index.ts` that get events of the database. */
const eventFunctions = ['messages', 'waitlist'] as const;

export type FunctionName =
  | 'api'
  | 'images'
  | 'pages'
  | 'reconcile'
  | (typeof eventFunctions)[number];

export interface ServedFunction extends Run {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a process that serves one of the functions as the cloud does, and waits until it listens.
 * @param folder has the functions' package.json, with their bundle built and their packages installed
 * @param tries how often to try, because another process may take the port first
 */
export async function serveFunction(
  target: FunctionName,
  folder: string,
  env: Record<string, string>,
  tries = 3,
): Promise<ServedFunction> {
  const port = await freePort();
  const run = runNode([frameworkOf(folder), `--target=${target}`], folder, {
    ...env,
    PORT: String(port),
    FUNCTION_SIGNATURE_TYPE: eventFunctions.some((name) => name === target) ? 'cloudevent' : 'http',
  });
  try {
    // Asking whether it listens would already be a call of the function.
    await run.says('URL:');
  } catch (error) {
    if (tries > 1 && run.said().includes('EADDRINUSE')) {
      return serveFunction(target, folder, env, tries - 1);
    }
    throw error;
  }
  return {
    ...run,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      run.process.kill('SIGKILL');
      await run.ended;
    },
  };
}

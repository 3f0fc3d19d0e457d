import { createServer } from 'node:http';
import type { Slot } from '@carwash/domain/slots/slot';
import { build } from 'esbuild';
import { inRepository } from '../../../scripts/repository.ts';
import { suiteSettings } from '../../../scripts/suite/settings.ts';
import { close, listen } from '../../support/servers.ts';

/** Serves the page of `bare-listener.js`. */
export async function serveBarePage() {
  const { outputFiles } = await build({
    entryPoints: [inRepository('tests/bench/second-screen/bare-listener.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const script = outputFiles[0]?.text;
  const server = createServer(({ url = '' }, response) => {
    const isScript = url.startsWith('/script.js');
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(
      isScript ? script : '<!doctype html><body><script type="module" src="/script.js"></script>',
    );
  });
  const address = await listen(server);
  const { projectId, ports } = suiteSettings('test');
  return {
    addressFor({ serviceId, date }: Slot): string {
      const port = String(ports.firestoreGateway);
      return `${address}/?${new URLSearchParams({ projectId, port, serviceId, date })}`;
    },
    close: () => close(server),
  };
}

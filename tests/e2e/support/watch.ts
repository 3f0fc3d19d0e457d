import type { BrowserContext } from '@playwright/test';

const suiteHosts = new Set(['localhost', '127.0.0.1']);
const withoutHost = new Set(['data:', 'blob:', 'about:']);

function leavesTheMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !withoutHost.has(protocol) && !suiteHosts.has(hostname);
}

/** Notes everything in a browser that must not happen in any test. */
export class Watch {
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];

  follow(context: BrowserContext): void {
    context.on('request', (request) => {
      if (leavesTheMachine(request.url())) this.#note(`left the machine: ${request.url()}`);
    });
    context.on('weberror', (error) => this.#note(`uncaught: ${error.error()}`));
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#note(`console: ${message.text()} (${message.location().url})`);
    });
  }

  /** An error that belongs to what the test is about. */
  expectError(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** What happened and was not expected. */
  get complaints(): string[] {
    return this.#complaints.filter((text) => !this.#expected.some((known) => known.test(text)));
  }

  #note(text: string): void {
    this.#complaints.push(text);
  }
}

import type { BrowserContext } from '@playwright/test';

const suiteHosts = new Set(['localhost', '127.0.0.1']);
const withoutHost = new Set(['data:', 'blob:', 'about:']);

function leavesTheMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !withoutHost.has(protocol) && !suiteHosts.has(hostname);
}

/** Notes everything in a browser that must not happen in any test. */
export class BrowserErrors {
  readonly #errors: string[] = [];
  readonly #allowed: RegExp[] = [];

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
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Errors that happened and were not expected. */
  get unexpected(): string[] {
    return this.#errors.filter((text) => !this.#allowed.some((known) => known.test(text)));
  }

  #note(text: string): void {
    this.#errors.push(text);
  }
}

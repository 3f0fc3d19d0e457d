import type { BrowserContext } from '@playwright/test';

const suiteHosts = new Set(['localhost', '127.0.0.1']);
const withoutHost = new Set(['data:', 'blob:', 'about:']);

/** The address that Firestore asks whether there is a network. */
const lostConnection = /google\.com\/images\/cleardot\.gif/;

function leavesTheMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !withoutHost.has(protocol) && !suiteHosts.has(hostname);
}

/** Notes everything in a browser that must not happen in any test. */
export class BrowserErrors {
  readonly #errors: string[] = [];
  // On a busy machine the emulator forgets a new connection of Firestore, which asks Google's network and makes another.
  readonly #allowed: RegExp[] = [
    /status of 400 .*\/google\.firestore\.v1\.Firestore\/Listen\/channel/,
    lostConnection,
  ];

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

/**
 * Loaded into a function's process before the function: reports every effect outside the process, a commit or
 * a call of the payment provider, when it is done, and kills the process after the one with the number
 * KILL_AT_STEP; 1 is before the first. The function itself does not know of it.
 */
import { writeSync } from 'node:fs';
import { Firestore } from '@google-cloud/firestore';

const killAt = Number(process.env.KILL_AT_STEP);
const providerUrl = String(process.env.PAYMENT_BASE_URL);
let steps = 0;

/** Nothing runs after the last step, because the signal arrives before the call returns. */
function step(name: string): void {
  steps += 1;
  writeSync(process.stdout.fd, `step: ${name}\n`);
  if (steps === killAt) process.kill(process.pid, 'SIGKILL');
}

async function watch<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (steps === 0) step('the request');
  const result = await work();
  step(name);
  return result;
}

/** The method through which each commit runs, including those of transactions. */
interface Committing {
  isEmpty: boolean;
  _commit: (options: { transactionId?: unknown }) => Promise<unknown>;
}

const { batch } = Firestore.prototype;
Firestore.prototype.batch = function watched(this: Firestore) {
  const whole = batch.call(this);
  const committing = whole as unknown as Committing;
  const commit = committing._commit.bind(whole);
  // Transactions that only read end with an empty commit, which is no step.
  committing._commit = (options) =>
    options.transactionId && committing.isEmpty
      ? commit(options)
      : watch('a commit', () => commit(options));
  return whole;
};

// Never folds the statistics, which one in fifty settled payments does at random, because that is not part of
// the work.
const { random } = Math;
Math.random = () => 0.5 + random() / 2;

const realFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const call = () => realFetch(input, init);
  return String(input).startsWith(providerUrl) ? watch('a call of the provider', call) : call();
};

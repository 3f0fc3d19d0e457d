/**
 * Loaded before a function into its process: tells of everything that leaves a trace outside, a commit
 * or a call of the payment provider, when it has been done, and kills the process after the one that
 * KILL_AT_STEP numbers; 1 is before the first. The function itself knows nothing of it.
 */
import { writeSync } from 'node:fs';
import { Firestore } from '@google-cloud/firestore';

const killAt = Number(process.env.KILL_AT_STEP);
const providerUrl = String(process.env.PAYMENT_BASE_URL);
let steps = 0;

/** Nothing runs after a deadly one: the signal is there before the call returns. */
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

/** The step to which each commit comes, those that are asked for their counts included. */
interface Committing {
  _commit: (options: { transactionId?: unknown }) => Promise<unknown>;
}

const { batch } = Firestore.prototype;
Firestore.prototype.batch = function watched(this: Firestore) {
  const whole = batch.call(this);
  const committing = whole as unknown as Committing;
  const commit = committing._commit.bind(whole);
  // Those of transactions only end what was read.
  committing._commit = (options) =>
    options.transactionId ? commit(options) : watch('a commit', () => commit(options));
  return whole;
};

// One of fifty settled payments, at random, also folds the statistics: a step that is no part of the work.
const { random } = Math;
Math.random = () => 0.5 + random() / 2;

const realFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const call = () => realFetch(input, init);
  return String(input).startsWith(providerUrl) ? watch('a call of the provider', call) : call();
};

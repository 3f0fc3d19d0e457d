import { AsyncLocalStorage } from 'node:async_hooks';

/** Who has waited so long goes on beside the others, in milliseconds: one of them may be stuck. */
const longestWaitMs = 2000;

/** By what they contend for: the end of whoever comes last. */
const queues = new Map<string, Promise<void>>();

/** What this call has its turn for. */
const turn = new AsyncLocalStorage<string>();

const atMost = (before: Promise<void>): Promise<void> =>
  new Promise((goOn) => {
    const timer = setTimeout(goOn, longestWaitMs);
    before.then(() => {
      clearTimeout(timer);
      goOn();
    });
  });

/**
 * Runs what contends for the same thing one after the other, in this process. Others may do the same
 * elsewhere: it saves conflicts, and prevents none. Within its turn nothing waits for itself.
 * @param contended what they contend for
 */
export function inTurn<T>(contended: string, run: () => Promise<T>): Promise<T> {
  if (turn.getStore() === contended) return run();
  const begin = () => turn.run(contended, run);
  const before = queues.get(contended);
  const result = before ? atMost(before).then(begin) : begin();
  const ended = () => {
    if (queues.get(contended) === end) queues.delete(contended);
  };
  const end: Promise<void> = result.then(ended, ended);
  queues.set(contended, end);
  return result;
}

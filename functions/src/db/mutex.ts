import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Longest wait for the task before, in milliseconds. After that a task runs beside it, because it may be
 * stuck.
 */
const longestWaitMs = 2000;

/** Last queued task per key, so that tasks with one key run in order. */
const queues = new Map<string, Promise<void>>();

/** Key of the task in which the current call runs. */
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
 * Runs tasks with the same key one after the other, in this process. Other processes may run such tasks at
 * the same time, so this reduces conflicts but does not prevent them. A task that is started within a task of
 * the same key runs at once.
 * @param contended the key
 */
export function runExclusive<T>(contended: string, run: () => Promise<T>): Promise<T> {
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

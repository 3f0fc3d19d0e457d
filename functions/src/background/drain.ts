import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { logError } from '../http/log.ts';
import type { Deadline } from './deadline.ts';
import type { StepCounts } from './step.ts';

interface Queue<T> {
  /** Everything that may come up, in any order. */
  documents: Query<T>;
  /** Path of the field that says from when on a document is due. */
  dueAt: string;
  /** How many are worked on at the same time. */
  parallel: number;
  /** Brings one forward. @returns whether there was something to do */
  work: (snapshot: QueryDocumentSnapshot<T>) => Promise<boolean>;
}

type Outcome = 'done' | 'nothing' | 'failed';

async function workOn<T>(snapshot: QueryDocumentSnapshot<T>, { work }: Queue<T>): Promise<Outcome> {
  try {
    return (await work(snapshot)) ? 'done' : 'nothing';
  } catch (error) {
    logError('A document could not be brought forward', error, { path: snapshot.ref.path });
    return 'failed';
  }
}

async function countDue<T>(
  due: Query<T>,
  dueAt: string,
): Promise<Pick<StepCounts, 'due' | 'oldestDueAt'>> {
  const [count, oldest] = await Promise.all([due.count().get(), due.limit(1).select(dueAt).get()]);
  const since: unknown = oldest.docs[0]?.get(dueAt);
  return {
    due: count.data().count,
    oldestDueAt: since instanceof Timestamp ? since.toDate() : null,
  };
}

/**
 * Works through everything that is due, oldest first, until nothing is left or the time is used. Goes
 * past what fails, which is logged: no document keeps the ones behind it.
 */
export async function drain<T>(
  queue: Queue<T>,
  { now }: Context,
  deadline: Deadline,
): Promise<StepCounts> {
  const { documents, dueAt, parallel } = queue;
  const due = () => documents.where(dueAt, '<=', now()).orderBy(dueAt);
  const outcomes: Outcome[] = [];
  let page: QueryDocumentSnapshot<T>[] = [];
  do {
    const last = page.at(-1);
    page = (await (last ? due().startAfter(last) : due()).limit(parallel).get()).docs;
    outcomes.push(...(await Promise.all(page.map((snapshot) => workOn(snapshot, queue)))));
  } while (page.length === parallel && !deadline.hasPassed());
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  return { done: count('done'), failed: count('failed'), ...(await countDue(due(), dueAt)) };
}

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** What several queues of one step come to. */
export const sumOf = (counts: readonly StepCounts[]): StepCounts =>
  counts.reduce((sum, one) => ({
    done: sum.done + one.done,
    failed: sum.failed + one.failed,
    due: sum.due + one.due,
    oldestDueAt: earlier(sum.oldestDueAt, one.oldestDueAt),
  }));

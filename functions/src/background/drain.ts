import { type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { logError } from '../errors/log.ts';
import type { Deadline } from './deadline.ts';
import type { StepCounts } from './step.ts';

interface Queue<T> {
  /** The documents to process, unordered. Only the due ones are read. */
  documents: Query<T>;
  /** Path of the field with the time from which a document is due. */
  dueAt: string;
  /** Number of documents that are processed at the same time. */
  parallel: number;
  /**
   * Processes one document.
   * @returns whether there was something to do
   */
  work: (snapshot: QueryDocumentSnapshot<T>) => Promise<boolean>;
}

export type WorkOutcome = 'done' | 'nothing' | 'failed';

/** Processes one document. An error is logged, so that it does not stop the others. */
export async function workOn<T>(
  snapshot: QueryDocumentSnapshot<T>,
  { work }: Pick<Queue<T>, 'work'>,
): Promise<WorkOutcome> {
  try {
    return (await work(snapshot)) ? 'done' : 'nothing';
  } catch (error) {
    logError('A document could not be brought forward', error, { path: snapshot.ref.path });
    return 'failed';
  }
}

const noneDue = { due: 0, oldestDueAt: null } as const;

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
 * Processes all due documents, oldest first, until none is left or the deadline has passed. A document
 * that fails is logged and skipped, so it does not block the others.
 */
export async function drain<T>(
  queue: Queue<T>,
  { now }: Context,
  deadline: Deadline,
): Promise<StepCounts> {
  const { documents, dueAt, parallel } = queue;
  const due = () => documents.where(dueAt, '<=', now()).orderBy(dueAt);
  const outcomes: WorkOutcome[] = [];
  let page: QueryDocumentSnapshot<T>[] = [];
  do {
    const last = page.at(-1);
    page = (await (last ? due().startAfter(last) : due()).limit(parallel).get()).docs;
    outcomes.push(...(await Promise.all(page.map((snapshot) => workOn(snapshot, queue)))));
  } while (page.length === parallel && !deadline.hasPassed());
  const count = (outcome: WorkOutcome) => outcomes.filter((one) => one === outcome).length;
  const done = count('done');
  // Most runs find nothing, so two further reads are saved.
  const isDrained = page.length < parallel && done === outcomes.length;
  const left = isDrained ? noneDue : await countDue(due(), dueAt);
  return { done, failed: count('failed'), ...left };
}

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** Adds up the counts of a step's queues. */
export const sumOf = (counts: readonly StepCounts[]): StepCounts =>
  counts.reduce((sum, one) => ({
    done: sum.done + one.done,
    failed: sum.failed + one.failed,
    due: sum.due + one.due,
    oldestDueAt: earlier(sum.oldestDueAt, one.oldestDueAt),
  }));

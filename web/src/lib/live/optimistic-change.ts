/** A change that is shown before the listener knows of it. */
export interface OptimisticChange<Value> {
  to: Value;
  /** What the listener may still say until it has heard of the change. */
  before: readonly Value[];
  /** The API has made it. */
  answered: boolean;
}

/**
 * A change that begins while `live` is what the listener says.
 * @param earlier a change that the listener may not know yet either: it may be heard of in between
 */
export const beginChange = <Value>(
  to: Value,
  live: Value,
  earlier: OptimisticChange<Value> | null,
): OptimisticChange<Value> => ({
  to,
  before: earlier ? [...earlier.before, earlier.to, live] : [live],
  answered: false,
});

/** Whether the listener has caught up: it says what was asked for, or what somebody did since. */
export const isHeardOf = <Value>(
  { before, answered }: OptimisticChange<Value>,
  live: Value,
): boolean => answered && !before.includes(live);

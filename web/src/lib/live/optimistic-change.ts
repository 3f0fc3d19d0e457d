/** A change that is shown before the listener has delivered it. */
export interface OptimisticChange<Value> {
  to: Value;
  /** The values that the listener may still deliver until it has received the change. */
  before: readonly Value[];
  /** Whether the API has confirmed the change. */
  answered: boolean;
}

/**
 * Starts a change while the listener's value is `live`.
 * @param earlier a change that the listener may not have received yet: its value may still arrive
 *   in between
 */
export const beginOptimisticChange = <Value>(
  to: Value,
  live: Value,
  earlier: OptimisticChange<Value> | null,
): OptimisticChange<Value> => ({
  to,
  before: earlier ? [...earlier.before, earlier.to, live] : [live],
  answered: false,
});

/**
 * Tells whether the listener has caught up: it delivers the new value, or one that somebody has set since.
 */
export const isDelivered = <Value>(
  { before, answered }: OptimisticChange<Value>,
  live: Value,
): boolean => answered && !before.includes(live);

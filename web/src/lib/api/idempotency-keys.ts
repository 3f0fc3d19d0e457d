/** Keys by which the server tells a repeated call from a new one. */
interface IdempotencyKeys {
  /** Returns the key for a call with `purpose`: the same as before if the last call got no answer. */
  keyFor(purpose: object): string;
  /** Notes that the server has answered, with success or not, so that the next call gets a new key. */
  answered(): void;
}

export function createIdempotencyKeys(
  newKey: () => string = () => crypto.randomUUID(),
): IdempotencyKeys {
  let unanswered: { purpose: string; key: string } | null = null;
  return {
    keyFor(purpose) {
      const text = JSON.stringify(purpose);
      if (unanswered?.purpose !== text) unanswered = { purpose: text, key: newKey() };
      return unanswered.key;
    },
    answered() {
      unanswered = null;
    },
  };
}

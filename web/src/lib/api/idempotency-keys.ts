/** Keys that let the server tell a repeated call from a new one. */
export interface IdempotencyKeys {
  /** The key to send with a call for `purpose`: the same as last time if that one got no answer. */
  keyFor(purpose: object): string;
  /** The server has answered, whatever it said: the next call is a new one. */
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

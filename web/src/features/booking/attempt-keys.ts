/** Keys that let the server tell a repeated call from a new one. */
export interface AttemptKeys {
  /** The key to send with `body`: the same as last time if that call got no answer. */
  keyFor(body: object): string;
  /** The server has answered, whatever it said: the next call is a new one. */
  answered(): void;
}

export function createAttemptKeys(newKey: () => string = () => crypto.randomUUID()): AttemptKeys {
  let unanswered: { body: string; key: string } | null = null;
  return {
    keyFor(body) {
      const text = JSON.stringify(body);
      if (unanswered?.body !== text) unanswered = { body: text, key: newKey() };
      return unanswered.key;
    },
    answered() {
      unanswered = null;
    },
  };
}

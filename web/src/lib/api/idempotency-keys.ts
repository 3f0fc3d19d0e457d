import { isRefusal } from './api-failure';

/** Keys by which the server tells a repeated call from a new one. */
interface IdempotencyKeys {
  /**
   * Sends a call with a key: the one of the last call if that had the same purpose and the server has not decided it.
   * Resolves and rejects as `send` does.
   */
  sendWithKey<Answer>(purpose: object, send: (key: string) => Promise<Answer>): Promise<Answer>;
}

export function createIdempotencyKeys(
  newKey: () => string = () => crypto.randomUUID(),
): IdempotencyKeys {
  let undecided: { purpose: string; key: string } | null = null;
  return {
    async sendWithKey(purpose, send) {
      const text = JSON.stringify(purpose);
      if (undecided?.purpose !== text) undecided = { purpose: text, key: newKey() };
      try {
        const answer = await send(undecided.key);
        undecided = null;
        return answer;
      } catch (failure) {
        if (isRefusal(failure)) undecided = null;
        throw failure;
      }
    },
  };
}

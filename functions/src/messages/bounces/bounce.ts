/** A mail that was not delivered and will not be. */
export interface Bounce {
  /** The id of our message; null: the report does not name it. */
  messageId: string | null;
  /** The enhanced code of the refusal: '5.1.1'; null: none is given. */
  status: string | null;
}

/** Returns the bounce of a mail, by its Message-ID ('<id@site>') or the id alone, and a text that contains the code. */
export const bounceOf = (messageId: unknown, status: unknown): Bounce => ({
  messageId:
    typeof messageId === 'string'
      ? (/^\s*<?([^<>@\s]{1,64})(?=@|>|$)/.exec(messageId)?.[1] ?? null)
      : null,
  // Only the code, because the rest could quote an address.
  status: typeof status === 'string' ? (/\b5\.\d{1,3}\.\d{1,3}\b/.exec(status)?.[0] ?? null) : null,
});

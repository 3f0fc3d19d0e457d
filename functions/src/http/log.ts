/** Writes one structured line, as Cloud Logging reads it. Never pass tokens, passwords or keys. */
export function logError(
  message: string,
  error: unknown,
  facts: Record<string, string> = {},
): void {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ severity: 'ERROR', message, ...facts, cause }));
}

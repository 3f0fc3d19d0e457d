/** Answer of Firebase Auth: the body, or the code of its refusal. */
type AuthAnswer = { body: unknown } | { code: string; fault: string };

interface AuthProject {
  webApiKey: string;
  /** Host and port of the emulator; undefined: as the environment says. */
  emulatorHost?: string | undefined;
}

const faultOf = (answer: unknown): string =>
  String(
    (answer as { error?: { message?: unknown } } | null)?.error?.message ?? 'without a reason',
  );

/**
 * Returns the code of an error message, which may have text after it: `USER_DISABLED : The account has been
 * disabled.`
 */
const codeOf = (fault: string): string => fault.split(' ', 1)[0] ?? '';

/**
 * Calls the REST API of Firebase Auth, or its emulator if one is configured, for what the Admin SDK cannot do.
 * @param method of `accounts`: 'signInWithPassword'
 */
export async function callAuth(
  method: string,
  body: object,
  { webApiKey, emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST }: AuthProject,
): Promise<AuthAnswer> {
  const origin = emulatorHost
    ? `http://${emulatorHost}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const response = await fetch(
    `${origin}/v1/accounts:${method}?key=${encodeURIComponent(webApiKey)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    },
  );
  const answer: unknown = await response.json();
  if (response.ok) return { body: answer };
  const fault = faultOf(answer);
  return { code: codeOf(fault), fault: `${response.status} ${fault}` };
}

const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;

let starting: Promise<() => Promise<string>> | undefined;

/** Loads App Check in a chunk of its own; null where the site has no key for it. */
export const loadAppCheck = (): Promise<() => Promise<string>> | null => {
  if (!siteKey) return null;
  starting ??= import('./app-check')
    .then(({ startAppCheck }) => startAppCheck(siteKey))
    .catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
  return starting;
};

/**
 * Returns the token that proves to the API that this site is calling; null where App Check is off or fails.
 */
export async function appCheckToken(): Promise<string | null> {
  try {
    const token = await loadAppCheck();
    return token && (await token());
  } catch (error) {
    // The API decides whether it accepts calls without a token.
    console.error('App Check gave no token:', error);
    return null;
  }
}

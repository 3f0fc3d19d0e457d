const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;

let starting: Promise<() => Promise<string>> | undefined;

/** App Check, in a chunk that is only loaded where the site has a key for it. */
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

/** What shows the API that this site calls; null where App Check is off, or gives nothing. */
export async function appCheckToken(): Promise<string | null> {
  try {
    const token = await loadAppCheck();
    return token && (await token());
  } catch (error) {
    // The API decides whether it goes without.
    console.error('App Check gave no token:', error);
    return null;
  }
}

import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { app } from './app';

/**
 * Starts App Check; called once. Auth and Firestore then send the tokens by themselves.
 * @param siteKey of reCAPTCHA Enterprise
 */
export function startAppCheck(siteKey: string): () => Promise<string> {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return async () => (await getToken(appCheck)).token;
}

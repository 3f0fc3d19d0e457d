import { applicationDefault } from 'firebase-admin/app';

/** Returns a token of the application default credentials, with which APIs of Google can be read. */
export async function readAccessToken(): Promise<string> {
  return (await applicationDefault().getAccessToken()).access_token;
}

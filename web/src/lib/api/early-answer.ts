import { whenUsed } from '../first-use';
import { session } from '../session/session';
import { callSession } from './call-session';

declare global {
  interface Window {
    /**
     * The request that the page's HTML has made, and the uid of the user it was made for (`build/ask.js`).
     */
    earlyAnswer?: { uid: string; at: number; response: Promise<Response | null> };
  }
}

/**
 * Greatest age at which an early answer is shown, in milliseconds; after that the listeners have newer data.
 */
const freshMs = 30_000;

/** How long an early answer is awaited once the page is used, in milliseconds; then Firestore is asked. */
const patienceMs = 1000;

async function losePatience(): Promise<never> {
  await whenUsed();
  return new Promise((_, reject) => {
    setTimeout(reject, patienceMs, new Error('The early answer takes too long'));
  });
}

/** The early answer, with the time and the user of its request. */
let asked: { at: number; uid: string | undefined; text: Promise<string> } | undefined;

const earlyFor = (uid: string | undefined) =>
  window.earlyAnswer?.uid === uid ? window.earlyAnswer : undefined;

async function readText(address: string, uid: string | undefined): Promise<string> {
  const early = await earlyFor(uid)?.response;
  if (early?.ok) return early.text();
  const { headers } = await callSession();
  if (session.current().user?._id !== uid) throw new Error('Somebody else has signed in');
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

/**
 * Returns, as JSON, the answer that the page's HTML has requested, or would have requested if this browser
 * had a token that is still valid. Only for the user who is signed in, in the first seconds of the page.
 * @throws Error when there is no such answer
 */
export async function earlyAnswer(): Promise<string> {
  const address = document.querySelector<HTMLElement>('script[data-asks]')?.dataset.asks;
  if (address === undefined) throw new Error('The page has asked for nothing');
  const uid = session.current().user?._id;
  asked ??= {
    at: earlyFor(uid)?.at ?? performance.now(),
    uid,
    text: Promise.race([readText(address, uid), losePatience()]),
  };
  if (asked.uid !== uid || performance.now() - asked.at > freshMs) {
    throw new Error('The early answer is old, or of somebody else');
  }
  return asked.text;
}

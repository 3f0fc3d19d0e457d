import type { Attempt } from '@carwash/domain/messages/delivery-steps';

/** A text message to one phone. */
export interface TextMessage {
  /** E.164 */
  to: string;
  text: string;
}

/** A provider of text messages. */
export interface TextGateway {
  /** Makes one attempt to send a text message. Never throws, and ends in less than 45 seconds. */
  send: (message: TextMessage) => Promise<Attempt>;
}

interface HttpTextGateway {
  /** Only https, because the token is sent there; within this machine also http. */
  url: string;
  token: string;
  /** The sender: a number, or a name that the gateway knows. */
  from: string;
  timeoutMs?: number;
}

const isSafe = (url: URL | null): boolean =>
  url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1');

/** Returns what is wrong with our own settings of the gateway; null: nothing that is seen before a text is sent. */
export function faultOfTextGateway({ url, token }: Pick<HttpTextGateway, 'url' | 'token'>) {
  if (!isSafe(URL.parse(url))) return 'TEXT_URL is no https address.';
  return token === '' ? 'TEXT_TOKEN is missing.' : null;
}

/** Errors before the request was sent. After any other one the text message may have been accepted. */
const unsentErrors =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS\w*|\w*CERT\w*)$/;

function attemptOf({ ok, status }: Response): Attempt {
  if (ok) return { outcome: 'sent', problem: null };
  const problem = String(status);
  // 401 and 403 are about our token, so a wrong setting must not refuse everything.
  const isPassing = status >= 500 || [401, 403, 408, 429].includes(status);
  return { outcome: isPassing ? 'later' : 'refused', problem };
}

/**
 * Returns a gateway that is called over HTTP: it gets `{ to, from, text }` as JSON with the token as a bearer token.
 * 2xx: it has accepted the text message. 401, 403, 408, 429 and 5xx: try again later. Any other answer: never.
 */
export const createTextGateway = ({
  url,
  token,
  from,
  timeoutMs = 30_000,
}: HttpTextGateway): TextGateway => ({
  async send({ to, text }) {
    if (!isSafe(URL.parse(url)))
      return { outcome: 'later', problem: 'TEXT_URL is no https address' };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ to, from, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return attemptOf(response);
    } catch (error) {
      const code = String(Object(Object(error).cause).code ?? 'no answer');
      return unsentErrors.test(code)
        ? { outcome: 'later', problem: code }
        : { outcome: 'unknown', problem: code };
    }
  },
});

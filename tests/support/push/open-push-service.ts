import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PushNotification } from '@carwash/domain/messages/push-notification';
import type { NewPushSubscription } from '@carwash/domain/messages/push-subscription';
import { close, listen } from '../servers.ts';

/** A notification as a device has got it. */
interface ReceivedPush {
  shown: PushNotification;
  /** The decrypted payload. */
  payload: string;
  ttlSeconds: number;
  urgency: string;
  topic: string;
  /** Address of the sender, which it has signed. */
  contact: string;
}

/** A browser that has subscribed to the push service. */
export interface PushDevice {
  subscription: NewPushSubscription;
  received: ReceivedPush[];
}

/** An answer of the push service; hang: none. */
export type PushAnswer = RealAnswer | 'hang';

interface RealAnswer {
  status: number;
  headers?: Record<string, string>;
}

interface KnownDevice extends PushDevice {
  keys: ECDH;
  secret: Buffer;
  answer: PushAnswer;
}

const accepted: RealAnswer = { status: 201 };

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Decrypts a notification as the browser does (RFC 8291, RFC 8188: one record).
 * @throws Error for anything that was not encrypted for these keys
 */
function decrypt(body: Buffer, { keys, secret }: KnownDevice): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = derive(keys.computeSecret(sender), secret, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a delimiter of 2, before any padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/**
 * Verifies the signature of the sender (VAPID, RFC 8292).
 * @returns the address of the sender
 * @throws Error for a wrong key, audience or time
 */
function senderOf(authorization: string, publicKey: string, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('The key is another');
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (!isSigned || aud !== origin || exp * 1000 < Date.now()) throw new Error('The token is wrong');
  return sub;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * Opens a push service on a free port of this machine. It reads notifications as a browser would, and refuses with 403
 * or 400 what no push service would take.
 * @param publicKey the VAPID key with which devices subscribe
 */
export async function openPushService(publicKey: string) {
  const devices = new Map<string, KnownDevice>();
  let origin = '';

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const device = devices.get(request.url ?? '');
    const answer = device?.answer ?? { status: 404 };
    if (answer === 'hang') return;
    const { headers } = request;
    if (!device || answer.status !== accepted.status) {
      response.writeHead(answer.status, answer.headers).end();
      return;
    }
    try {
      const contact = senderOf(headers.authorization ?? '', publicKey, origin);
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not encrypted');
      const payload = decrypt(body, device);
      device.received.push({
        shown: JSON.parse(payload),
        payload,
        ttlSeconds: Number(headers.ttl),
        urgency: String(headers.urgency),
        topic: String(headers.topic),
        contact,
      });
      response.writeHead(accepted.status).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  }

  const server = createServer((request, response) => void receive(request, response));
  origin = await listen(server);

  return {
    /** Subscribes a browser. */
    newDevice(): PushDevice {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const secret = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const device: KnownDevice = {
        subscription: {
          endpoint: origin + path,
          keys: {
            p256dh: keys.getPublicKey('base64url'),
            auth: secret.toString('base64url'),
          },
        },
        received: [],
        keys,
        secret,
        answer: accepted,
      };
      devices.set(path, device);
      return device;
    },
    /** Makes the service answer this way to what is posted for a device. */
    answer({ subscription }: PushDevice, answer: PushAnswer): void {
      const device = devices.get(new URL(subscription.endpoint).pathname);
      if (!device) throw new Error('There is no such device');
      device.answer = answer;
    },
    close: () => close(server),
  };
}

import { expect, test } from 'vitest';
import { defaultPushServices, parsePushServices } from './push-services.ts';

const isKnown = (endpoint: string) =>
  parsePushServices(defaultPushServices).some((service) => service.test(endpoint));

test.each([
  'https://fcm.googleapis.com/fcm/send/fX3:APA91',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QG5v',
  'https://wns2-par02p.notify.windows.com/w/?token=BQY',
])('%s is one of a push service', (endpoint) => {
  expect(isKnown(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/fX3',
  'https://fcm.googleapis.com:8443/fcm/send/fX3',
  'https://127.0.0.1/fcm/send/fX3',
  'https://[::1]/fcm/send/fX3',
  'https://169.254.169.254/computeMetadata/v1/',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://push.apple.com.evil.test/QG5v',
  'https://evil.test/.push.apple.com/',
  'https://evil.test#.push.apple.com/',
])('%s is none', (endpoint) => {
  expect(isKnown(endpoint)).toBe(false);
});

import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { expect, test } from 'vitest';
import { curlExample } from './curl-example.ts';

const example = (name: EndpointName) => curlExample(name, 'https://wash.example/api');

test.each<[EndpointName, string]>([
  ['listServices', 'curl "https://wash.example/api/services"'],
  [
    'listAvailability',
    'curl "https://wash.example/api/services/slots/availability?date=2030-01-15&serviceId=$SERVICE_ID"',
  ],
  [
    'cancelPayment',
    'curl -X POST "https://wash.example/api/payments/$TRANSACTION_ID/cancel" \\\n  -H "Authorization: Bearer $TOKEN"',
  ],
  [
    'notifyPayment',
    'curl -X POST "https://wash.example/api/payments/notify" \\\n  -d \'mer_txnid=T-1893456000000-a1b2c3d-foamwash\'',
  ],
  [
    'uploadImage',
    'curl -X POST "https://wash.example/api/images" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -F \'image=@photo.jpg\'',
  ],
])('%s', (name, command) => {
  expect(example(name)).toBe(command);
});

test('a call that can be repeated with a key shows one', () => {
  expect(example('initiatePayment')).toContain('-H "Idempotency-Key: $(uuidgen)"');
});

test('every endpoint has an example with its address', () => {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    expect(example(name)).toContain(`/api${endpoints[name].path.split(':')[0]}`);
  }
});

import { expect, test } from 'vitest';
import { findSecrets } from './find-secrets.ts';

test.each([
  ['an ID token', 'token eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['a bearer token', '{"authorization":"Bearer abcdefghijkl"}'],
  ['a signature key', 'GET /request.php?request_id=1&signature_key=dbb74894e82415a2f7ff'],
  ['a password', '{"email":"a@b.test","password":"hunter22"}'],
  ['a card number', 'card 4111 1111 1111 1111'],
  ['a card number', '"card":"4111-1111-1111-1111"'],
  ['a card number', 'card=4111111111111111'],
])('%s is found', (what, line) => {
  expect(findSecrets(`all is well\n${line}`, {})).toEqual([`line 2 holds ${what}`]);
});

test('a secret of this run is found', () => {
  expect(findSecrets('x the-key y', { 'the key': 'the-key' })).toEqual(['line 1 holds the key']);
});

test.each(['64692286-4637-4024-b83f-0974a5635551', '11112222-3333-4444-5555-666677778888'])(
  'an id of many digits is no card number: %s',
  (id) => {
    expect(findSecrets(`{"requestId":"${id}"}`, {})).toEqual([]);
  },
);

test("the placeholder in the Auth emulator's reset link is allowed, a password in its place is not", () => {
  const link = 'http://127.0.0.1:19099/emulator/action?mode=resetPassword&oobCode=x1&newPassword=';
  expect(findSecrets(`${link}NEW_PASSWORD_HERE`, {})).toEqual([]);
  expect(findSecrets(`${link}hunter22`, {})).toEqual(['line 1 holds a password']);
  expect(findSecrets(`${link}NEW_PASSWORD_HERE2`, {})).toEqual(['line 1 holds a password']);
});

test('an ordinary log line is not reported', () => {
  const line =
    '{"severity":"INFO","message":"request","requestId":"0b0e1c7e-6d5a-4f0e-9a57-3f6d1f6f6a10","method":"PATCH","path":"/api/auth/change-password","status":200,"transactionId":"T-1772355600000-aBcDeFg-foamwash"}';
  expect(findSecrets(line, { 'the key': 'the-key' })).toEqual([]);
});

import { expect, test } from 'vitest';
import { topicConfirmation } from './topic-confirmation.ts';

const call = (SubscribeURL: string) =>
  JSON.stringify({ Type: 'SubscriptionConfirmation', SubscribeURL });

test.each([
  ['https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=t', true],
  ['http://sns.eu-west-1.amazonaws.com/', false],
  ['https://sns.eu-west-1.amazonaws.com.elsewhere.test/', false],
  ['https://sns.eu-west-1.amazonaws.com:8443/', false],
  ['https://sns.eu-west-1.amazonaws.com@elsewhere.test/', false],
  ['https://169.254.169.254/', false],
  ['https://[', false],
])('%s', (address, isOpened) => {
  expect(topicConfirmation(call(address)) !== null).toBe(isOpened);
});

test('any other call names none', () => {
  expect(topicConfirmation('Hello')).toBeNull();
});

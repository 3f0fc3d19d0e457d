import type { BadBody } from './bad-body.ts';

const device = {
  endpoint: 'http://127.0.0.1:9/push/one',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

/** Bodies with one fault each: messages, and the mails about accounts. */
export const badMessageBodies: BadBody[] = [
  {
    endpoint: 'updateMessageSettings',
    as: 'admin',
    faults: [
      ['offKinds[0]', { offKinds: ['verify_email'] }],
      ['ownLines[0].line', { ownLines: [{ kind: 'moved', line: 'two\nlines' }] }],
      ['ownLines[0].kind', { ownLines: [{ kind: 'verify_email', line: 'One.' }] }],
      ['ownLines', { ownLines: Array(2).fill({ kind: 'moved', line: 'One.' }) }],
      ['staffEmail', { staffEmail: 'nobody' }],
      ['textPrice', { textPrice: 0.00001 }],
      ['textPrice', { textPrice: -1 }],
    ],
  },
  {
    endpoint: 'updateMessagePreferences',
    as: 'user',
  },
  {
    endpoint: 'savePushSubscription',
    as: 'user',
    body: () => device,
    faults: [
      ['endpoint', { endpoint: 'file:///etc/passwd' }],
      ['endpoint', { endpoint: 'https://169.254.169.254/computeMetadata/v1/' }],
      ['endpoint', { endpoint: 'http://user:secret@127.0.0.1:9/push' }],
      ['keys.p256dh', { keys: { ...device.keys, p256dh: 'short' } }],
      ['keys.auth', { keys: { ...device.keys, auth: 'short' } }],
    ],
  },
  { endpoint: 'changeMailsByLink', as: 'nobody' },
  { endpoint: 'getLinkOutcome', as: 'nobody' },
  {
    endpoint: 'sendVerificationMail',
    as: 'user',
    faults: [['returnPath', { returnPath: 'https://elsewhere.test/' }]],
  },
  {
    endpoint: 'resetPassword',
    as: 'nobody',
    faults: [['newPassword', { newPassword: 'short' }]],
  },
  {
    endpoint: 'sendResetMail',
    as: 'nobody',
    faults: [['returnPath', { returnPath: '//elsewhere.test' }]],
  },
  {
    endpoint: 'sendEmailChangeMail',
    as: 'user',
    faults: [['email', { email: 'nobody@localhost' }]],
  },
];

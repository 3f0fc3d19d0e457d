import { expect, test } from 'vitest';
import { outcomeOfDevices } from './outcome-of-devices.ts';

const now = new Date('2031-03-03T10:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const sent = { outcome: 'sent', problem: null, retryAfterSeconds: null } as const;
const gone = { outcome: 'gone', problem: '410', retryAfterSeconds: null } as const;
const refused = { outcome: 'refused', problem: '413', retryAfterSeconds: null } as const;
const busy = { outcome: 'later', problem: '429', retryAfterSeconds: 60 } as const;
const broken = { outcome: 'later', problem: '500', retryAfterSeconds: null } as const;

test.each([
  ['one of all has got it', [gone, refused, busy, sent], { outcome: 'sent', problem: null }],
  [
    'one may still get it',
    [gone, refused, busy],
    { outcome: 'later', problem: '429', notBefore: inSeconds(60) },
  ],
  [
    'the earliest pause counts',
    [busy, broken],
    { outcome: 'later', problem: '429, 500', notBefore: now },
  ],
  ['one refuses it', [gone, refused, refused], { outcome: 'refused', problem: '413' }],
  ['all are gone', [gone, gone], { outcome: 'gone', problem: '410' }],
  ['there is none any more', [], { outcome: 'gone', problem: null }],
])('%s', (_, attempts, expected) => {
  expect(outcomeOfDevices(attempts, now)).toEqual(expected);
});

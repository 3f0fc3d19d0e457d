import { expect, test } from 'vitest';
import { channelsFor } from './reader-channels.ts';

test.each([
  ['every channel of the reader', 'ready', ['mail', 'push'], [], ['mail', 'push']],
  ['not by a channel that is switched off', 'ready', ['mail', 'push'], ['mail'], ['push']],
  [
    'an essential kind: by mail although that is switched off',
    'moved',
    ['mail', 'push'],
    ['mail'],
    ['mail', 'push'],
  ],
  [
    'an essential kind: not by another channel that is switched off',
    'moved',
    ['mail', 'push'],
    ['push'],
    ['mail'],
  ],
  [
    'an essential kind without mail: by one when all are off',
    'moved',
    ['push', 'text'],
    ['push', 'text'],
    ['push'],
  ],
  ['an optional kind: not at all when all are off', 'ready', ['mail'], ['mail'], []],
  [
    'an essential kind: by mail alone when all are off',
    'moved',
    ['mail', 'push'],
    ['mail', 'push'],
    ['mail'],
  ],
  [
    'an account kind: by mail alone',
    'reset_password',
    ['mail', 'push', 'text'],
    ['mail'],
    ['mail'],
  ],
  ['an account kind: not without mail', 'verify_email', ['push'], [], []],
  ['nobody who cannot be reached', 'moved', [], [], []],
] as const)('%s', (_, kind, available, muted, channels) => {
  expect(channelsFor(kind, { available, muted })).toEqual(channels);
});

import { messageSettingsOf } from '@carwash/domain/messages/message-settings';
import { expect, test } from 'vitest';
import { kindsInForm, messageForm, messageUpdate } from './message-form';

const stored = {
  ...messageSettingsOf(null),
  offKinds: ['ready' as const],
  ownLines: [{ kind: 'moved' as const, line: 'Park behind the house.' }],
};
const before = messageForm.valuesOf(stored);

const lineOf = (kind: string, line: string) =>
  before.ownLines.map((own) => (own.kind === kind ? { ...own, line } : own));

test('the form has a line for every kind', () => {
  expect(before.ownLines.map(({ kind }) => kind)).toEqual(kindsInForm);
  expect(before.ownLines.filter(({ line }) => line !== '')).toEqual(stored.ownLines);
});

test('only what was changed is sent, without empty lines and with what was seen', () => {
  expect(messageUpdate({ typed: before, before })).toEqual({});
  const typed = { ...before, ownLines: lineOf('confirmation', ' Ring twice. ') };
  expect(messageUpdate({ typed, before })).toEqual({
    ownLines: [
      { kind: 'confirmation', line: 'Ring twice.' },
      { kind: 'moved', line: 'Park behind the house.' },
    ],
    seen: { ownLines: stored.ownLines },
  });
  const emptied = { ...before, ownLines: lineOf('moved', '  ') };
  expect(messageUpdate({ typed: emptied, before })).toMatchObject({ ownLines: [] });
});

test('the order in which kinds were switched off is no change', () => {
  const off = { ...before, offKinds: ['moved' as const, 'ready' as const] };
  const typed = { ...off, offKinds: off.offKinds.toReversed() };
  expect(messageUpdate({ typed, before: off })).toEqual({});
  expect(messageUpdate({ typed, before })).toEqual({
    offKinds: ['ready', 'moved'],
    seen: { offKinds: ['ready'] },
  });
});

test('a line that is too long is told at its field', async () => {
  const typed = { ...before, ownLines: lineOf('moved', 'x'.repeat(201)) };
  const at = kindsInForm.indexOf('moved');
  expect((await messageForm.check(typed)).ownLines?.[at]).toEqual({
    line: 'Own line must be at most 200 characters.',
  });
  expect(await messageForm.check(before)).toEqual({});
});

import { expect, test } from 'vitest';
import { checkClosureForm, closureBody, firstClosure } from './closure-form';

const bay = (_id: string) => ({ _id, name: _id, kind: 'bay', services: null, cleanUp: 0 }) as const;

test('nothing is closed before a bay is chosen, where there are several', async () => {
  const form = firstClosure([bay('one'), bay('two')], '2026-11-26');
  expect(form.bays).toEqual([]);
  expect(closureBody(form, true)).toBeNull();
  expect(await checkClosureForm(form)).toHaveProperty('bays');
});

test('the only bay is chosen', () => {
  expect(firstClosure([bay('one')], '2026-11-26').bays).toEqual(['one']);
});

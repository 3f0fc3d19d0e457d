import { readFileSync } from 'node:fs';
import { isCapability, rolesWith } from '@carwash/domain/roles/role';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';

const rules = readFileSync(inRepository('firestore.rules'), 'utf8');

/** Functions such as `canRunDesk`, with the text of their list of roles. */
const asked = [
  ...rules.matchAll(/function can(\w+)\(\) \{\s*return isStaffWithRole\(\[([^\]]*)\]\);/g),
].map(([, name = '', list = '']) => ({
  capability: name.charAt(0).toLowerCase() + name.slice(1),
  roles: [...list.matchAll(/'(\w+)'/g)].map(([, role]) => role),
}));

test.each(asked)(
  'the rules give $capability to the roles of the table',
  ({ capability, roles }) => {
    expect(roles).toEqual(isCapability(capability) ? rolesWith(capability) : []);
  },
);

test('the rules name roles nowhere else', () => {
  expect(asked.length).toBeGreaterThan(0);
  const inFunctions = asked.flatMap(({ roles }) => roles).length;
  expect(rules.match(/'(?:user|washer|manager|admin)'/g)).toHaveLength(inFunctions);
});

const builtIn: readonly unknown[] = ['exists', 'get'];

test('every function that the rules call is declared or built in', () => {
  const code = rules.replaceAll(/\/\/.*/g, '');
  const declared = [...code.matchAll(/function (\w+)\(/g)].map(([, name]) => name);
  const called = [...code.matchAll(/(?<![.\w])(\w+)\(/g)].map(([, name]) => name);
  const unknown = called.filter((name) => !declared.includes(name) && !builtIn.includes(name));
  expect(unknown).toEqual([]);
});

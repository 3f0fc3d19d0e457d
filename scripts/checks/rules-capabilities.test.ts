import { readFileSync } from 'node:fs';
import { isCapability, rolesWith } from '@carwash/domain/roles/capabilities';
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
  const named = rules.match(/isStaffWithRole\(/g) ?? [];
  // One is the function itself.
  expect(named.length).toBe(asked.length + 1);
  expect(rules).not.toMatch(/== '(?:user|washer|manager|admin)'/);
});

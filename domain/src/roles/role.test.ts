import { expect, test } from 'vitest';
import { capabilities, capabilitiesOf, roles, rolesWith } from './role.ts';

test('customers may do nothing of it, and admins everything', () => {
  expect(capabilitiesOf('user')).toEqual([]);
  expect(capabilitiesOf('admin')).toEqual(capabilities);
});

test('each role may do what the one before it may', () => {
  // The lesser of two roles is only then the role that may do what both may.
  roles.slice(1).forEach((role, at) => {
    expect(capabilitiesOf(role)).toEqual(
      expect.arrayContaining([...capabilitiesOf(roles[at] ?? 'user')]),
    );
  });
});

test.each([
  ['runYard', ['washer', 'manager', 'admin']],
  ['runDesk', ['manager', 'admin']],
  ['seeMoney', ['manager', 'admin']],
  ['manageCatalogue', ['manager', 'admin']],
  ['manageBusiness', ['admin']],
  ['seeAudit', ['admin']],
  ['manageTeam', ['admin']],
] as const)('%s: %j', (capability, expected) => {
  expect(rolesWith(capability)).toEqual(expected);
});

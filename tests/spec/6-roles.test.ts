import { type Capability, can, roles } from '@carwash/domain/roles/role';
import { expect, test } from 'vitest';

test('admin and user are roles', () => {
  expect(roles).toEqual(expect.arrayContaining(['admin', 'user']));
});

test.each<Capability>(['runDesk', 'manageCatalogue', 'seeMoney', 'seeAudit'])(
  'an admin may %s, a user may not',
  (capability) => {
    expect(can('admin', capability)).toBe(true);
    expect(can('user', capability)).toBe(false);
  },
);

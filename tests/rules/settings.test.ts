import { collections } from '@carwash/domain/collections';
import { messageSettingsId } from '@carwash/domain/messages/message-settings';
import {
  legalTextsId,
  privateSettingsId,
  publicSettingsId,
} from '@carwash/domain/settings/settings-ids';
import { describe } from 'vitest';
import { nobody, testAccess } from './access-table.ts';

const data = { name: 'Corner Wash', phone: '0123 456' };

testAccess(
  { path: `${collections.settings}/${publicSettingsId}`, data },
  {
    signedOut: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);

describe('the legal texts', () => {
  testAccess(
    { path: `${collections.settings}/${legalTextsId}`, data: { terms: 'Be kind.' } },
    {
      signedOut: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
      owner: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
      otherUser: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
      admin: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
    },
  );
});

describe('the private settings', () => {
  testAccess(
    {
      path: `${collections.settings}/${privateSettingsId}`,
      data: { deskNote: 'Alarm code 1234' },
      needs: 'runDesk',
    },
    {
      signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      admin: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
    },
  );
});

describe('the settings of messages', () => {
  testAccess(
    {
      path: `${collections.settings}/${messageSettingsId}`,
      data: { isStopped: true },
      needs: 'runDesk',
    },
    {
      signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
      admin: { get: 'yes', list: 'no', create: 'no', update: 'no', delete: 'no' },
    },
  );
});

describe('any other document', () => {
  testAccess({ path: `${collections.settings}/elsewhere`, data }, nobody);
});

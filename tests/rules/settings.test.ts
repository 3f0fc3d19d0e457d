import { collections } from '@carwash/domain/collections';
import { messageSettingsId } from '@carwash/domain/messages/message-settings';
import {
  legalSettingsId,
  privateSettingsId,
  publicSettingsId,
} from '@carwash/domain/settings/settings-ids';
import { describe } from 'vitest';
import { everybody, nobody, staffWith, testAccess } from './access-table.ts';

const data = { name: 'Corner Wash', phone: '0123 456' };

describe('the public settings', () => {
  testAccess(
    { path: `${collections.settings}/${publicSettingsId}`, data },
    { get: everybody, list: nobody },
  );
});

describe('the legal texts', () => {
  testAccess(
    { path: `${collections.settings}/${legalSettingsId}`, data: { terms: 'Be kind.' } },
    { get: everybody, list: nobody },
  );
});

describe('the private settings', () => {
  testAccess(
    {
      path: `${collections.settings}/${privateSettingsId}`,
      data: { deskNote: 'Alarm code 1234' },
    },
    { get: staffWith('runDesk'), list: nobody },
  );
});

describe('the settings of messages', () => {
  testAccess(
    {
      path: `${collections.settings}/${messageSettingsId}`,
      data: { isStopped: true },
    },
    { get: staffWith('runDesk'), list: nobody },
  );
});

describe('any other document', () => {
  testAccess({ path: `${collections.settings}/elsewhere`, data }, { get: nobody, list: nobody });
});

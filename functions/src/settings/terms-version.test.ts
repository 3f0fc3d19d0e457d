import { legalTemplate } from '@carwash/domain/own-data/legal-templates';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { legalSettingsOf } from '@carwash/domain/settings/legal-settings';
import { expect, test } from 'vitest';
import { termsVersionOf } from './terms-version.ts';

const none = legalSettingsOf(null);
const version = termsVersionOf(none, defaultSettings);

test.each([
  ['the terms', { ...none, terms: 'Ours' }, defaultSettings],
  ['the privacy notice', { ...none, privacy: 'Ours' }, defaultSettings],
  ['the retention times', { ...none, bookingMonths: 13 }, defaultSettings],
  ['what the settings say in them', none, { ...defaultSettings, cancellationHours: 3 }],
])('a change of %s is another version', (_part, written, settings) => {
  expect(termsVersionOf(written, settings)).not.toBe(version);
});

test('the same texts are the same version, whoever wrote them', () => {
  const terms = legalTemplate('terms', defaultSettings, none);
  expect(termsVersionOf({ ...none, terms }, defaultSettings)).toBe(version);
  expect(termsVersionOf(none, { ...defaultSettings, bookAheadDays: 3 })).toBe(version);
});

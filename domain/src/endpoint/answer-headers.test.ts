import { expect, test } from 'vitest';
import { describeSettings, settingsThatDiffer } from './answer-headers.ts';

const settings = {
  currency: 'USD',
  timeZone: 'Asia/Dhaka',
  country: 'BD',
  vehicleDetails: 'brand model',
  pushKey: 'BOx',
};

test('settings are described in one line that fits a header', () => {
  expect(describeSettings(settings)).toBe(
    'currency=USD; timeZone=Asia/Dhaka; country=BD; vehicleDetails=brand model; pushKey=BOx',
  );
});

test('settings that differ are named with both values', () => {
  const ours = describeSettings(settings);
  expect(settingsThatDiffer(ours, ours)).toEqual([]);
  const theirs = describeSettings({ ...settings, currency: 'BDT', vehicleDetails: '' });
  expect(settingsThatDiffer(ours, theirs)).toEqual([
    'currency=USD, not BDT',
    'vehicleDetails=brand model, not ',
  ]);
  expect(settingsThatDiffer('currency=USD', 'country=BD')).toEqual(['currency=USD, not ']);
});

import { updateSettingsSchema } from '@carwash/domain/settings/endpoints';
import { expect, test } from 'vitest';
import { unsetSettings } from '~/lib/settings/settings';
import { settingsForm, settingsUpdate } from './settings-form';

const saved = settingsForm.valuesOf(unsetSettings);
const holiday = { id: 'new', from: '2030-05-01', to: '', periods: [], note: ' Labour Day ' };

test('unchanged fields are not sent', () => {
  expect(settingsUpdate({ typed: { ...saved, name: `${saved.name} ` }, before: saved })).toEqual(
    {},
  );
});

test('changed fields are sent as the API takes them', async () => {
  const typed = {
    ...saved,
    address: ['1 New Street', '', 'Dhaka '],
    exceptions: [holiday],
    holdMinutes: 20,
  };
  expect(await settingsForm.check(typed)).toEqual({});
  const update = settingsUpdate({ typed, before: saved });
  expect(update).toEqual({
    address: ['1 New Street', 'Dhaka'],
    exceptions: [{ from: '2030-05-01', to: '2030-05-01', periods: [], note: 'Labour Day' }],
    holdMinutes: 20,
    seen: { exceptions: [] },
  });
  expect(updateSettingsSchema.isValidSync(update, { strict: true })).toBe(true);
});

test('pictures are sent without the fields of pairs, and only when they have changed', () => {
  const pictures = [
    { image: '/api/images/a', caption: 'The foam arch' },
    { image: '/api/images/b', caption: 'The desk' },
  ];
  const business = { ...unsetSettings, pictures };
  const form = settingsForm.valuesOf(business);
  expect(settingsUpdate({ typed: form, before: form })).toEqual({});
  const sorted = { ...form, pictures: form.pictures.toReversed() };
  expect(settingsUpdate({ typed: sorted, before: form })).toEqual({
    pictures: pictures.toReversed(),
    seen: { pictures },
  });
});

test('each error is shown at its field', async () => {
  const hours = saved.hours.with(2, { periods: [{ opens: '09:00', closes: '' }] });
  const typed = {
    ...saved,
    name: '',
    hours,
    exceptions: [{ ...holiday, from: '' }],
    lastMinutes: '' as const,
  };
  expect(await settingsForm.check(typed)).toEqual({
    name: 'Name is required.',
    hours: [undefined, undefined, { periods: [{ closes: 'Closing time is required.' }] }],
    exceptions: [{ from: 'First day is required.', to: 'Last day is required.' }],
    lastMinutes: 'Lead time is required.',
  });
});

import { settingsOf } from '@carwash/domain/settings/default-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { defaultVehicleTypes } from '@carwash/domain/vehicles/vehicle-types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import { admin } from '~/testing/people';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import type { SettingsForm } from './form/settings-form';
import SettingsPage from './settings-page';

// The page has so many fields that each test does several things. One vehicle type spares it some.
const vehicleTypes = defaultVehicleTypes.slice(0, 1);

const stored = (settings: Partial<PublicSettings>) => ({
  settings: [{ _id: publicSettingsId, vehicleTypes, ...settings }],
});

const saved: Answers = {
  updateSettings: ({ body }) =>
    settingsOf({ _id: publicSettingsId, vehicleTypes, ...Object(body) }, []),
};

async function open(settings: Partial<PublicSettings>, answers: Answers, address = '') {
  const opened = await renderScreen(<SettingsPage />, {
    path: `/dashboard/settings${address}`,
    as: admin,
    documents: stored(settings),
    answers: { ...saved, ...answers },
  });
  await screen.findByRole('form', { name: 'Settings' });
  return { ...opened, save: () => opened.user.click(button('Save changes')) };
}

/** A field by its name in the form, because a search by label goes through hundreds of them each time. */
const field = (name: keyof SettingsForm | `address.${number}` | `servedAreas.${number}`) =>
  document.getElementsByName(name)[0] as HTMLInputElement;
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const named = (label: string) => screen.getByLabelText(label, { selector: 'button' });
const describedBy = (element: HTMLElement) =>
  textOf(document.getElementById(element.getAttribute('aria-describedby') ?? ''));
const saveBar = () => screen.queryByLabelText('Unsaved changes');

test('settings are checked, refused at their fields, discarded, and only the changed ones saved', async () => {
  let refusal = true;
  const message = 'No such place.';
  const { user, fill, save } = await open(
    {},
    {
      updateSettings: (call) =>
        refusal
          ? refused('bad_input', message, [{ path: 'address[0]', message }])
          : saved.updateSettings?.(call),
    },
  );
  expect(saveBar()).toBeNull();
  await fill(field('holdMinutes'), '2');
  await save();
  await waitFor(() =>
    expect(describedBy(field('holdMinutes'))).toBe('Hold time must be at least 5.'),
  );
  expect(madeCalls('updateSettings')).toEqual([]);

  await fill(field('holdMinutes'), '10');
  await fill(field('address.0'), 'Nowhere');
  await save();
  await waitFor(() => expect(describedBy(field('address.0'))).toBe(message));

  await user.click(button('Discard'));
  expect(field('address.0').value).toBe('12 Placeholder Road');
  expect(saveBar()).toBeNull();

  refusal = false;
  await fill(field('tagline'), 'By hand');
  await fill(field('address.1'), '');
  await save();
  await screen.findByText('Settings saved');
  const [, ...accepted] = madeCalls('updateSettings').map(({ body }) => body);
  expect(accepted).toEqual([{ tagline: 'By hand', address: ['12 Placeholder Road'] }]);
});

test('two admins lose nothing of each other', async () => {
  const { user, fill } = await open({ servedAreas: ['Gulshan'] }, {});
  await fill(field('name'), 'Corner Wash');
  await changeDocuments(stored({ servedAreas: ['Gulshan'], phone: '0999 888' }));
  screen.getByText('The settings were changed elsewhere meanwhile: phone.');
  expect([field('phone').value, field('name').value]).toEqual(['0999 888', 'Corner Wash']);

  await fill(field('servedAreas.0'), 'Banani');
  await changeDocuments(stored({ servedAreas: ['Uttara'], phone: '0999 888' }));
  screen.getByText('Somebody changed this list meanwhile. Reload to see the change.');
  expect(field('servedAreas.0').value).toBe('Banani');
  await user.click(named('Reload the areas'));
  expect([field('servedAreas.0').value, field('name').value]).toEqual(['Uttara', 'Corner Wash']);
});

test('settings stand in sections, a search finds them, and what is wrong is shown wherever it is', async () => {
  const { user, fill, save, address } = await open({}, {});
  const areShown = (...names: (keyof SettingsForm)[]) =>
    names.map((name) => field(name).closest('[hidden]') === null);
  const search = screen.getByLabelText('Search settings');
  expect(areShown('name', 'holdMinutes')).toEqual([true, false]);
  await user.click(screen.getByText('Booking'));
  expect(address()).toBe('/dashboard/settings?section=booking');
  expect(areShown('name', 'holdMinutes')).toEqual([false, true]);

  await fill(field('name'), 'Corner Wash');
  fireEvent.change(search, { target: { value: 'holiday' } });
  await user.type(search, '{Enter}');
  await waitFor(() => expect(areShown('holdMinutes')).toEqual([false]));
  expect(screen.getByText('Closed days and times').closest('[hidden]')).toBeNull();
  fireEvent.change(search, { target: { value: 'spaceship' } });
  await screen.findByText('No such setting here');
  expect(madeCalls('updateSettings')).toEqual([]);

  await fill(field('name'), '');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(field('name')));
  await user.keyboard('Co');
  expect(document.activeElement).toBe(field('name'));
  expect(field('name').value).toBe('Co');
  expect(areShown('name')).toEqual([true]);
});

test('settings that fail to load can be asked for again', async () => {
  const { user } = await renderScreen(<SettingsPage />, {
    path: '/dashboard/settings',
    as: admin,
    documents: { settings: 'failed' },
  });
  await screen.findByText('The settings could not be loaded.');
  await changeDocuments(stored({ name: 'Corner Wash' }));
  await user.click(button('Try again'));
  await screen.findByDisplayValue('Corner Wash');
});

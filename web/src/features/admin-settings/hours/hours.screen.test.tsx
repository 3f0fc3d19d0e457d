import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callApi } from '~/lib/api/call-api';
import { madeCalls } from '~/testing/answers';
import { admin } from '~/testing/people';
import { renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import '~/ui/day-field/day-picker';
import { EditRecord } from '~/ui/edit-form/edit-record';
import { settingsForm, settingsUpdate } from '../form/settings-form';
import { ExceptionsField } from './exceptions-field';
import { WeekField } from './week-field';

/** The form of the settings without its other fields. */
const Hours = () => (
  <EditRecord
    label="Settings"
    subject="The settings were"
    model={settingsForm}
    draftKey="hours"
    stored={defaultSettings}
    save={(changes) => callApi('updateSettings', { body: settingsUpdate(changes) })}
    texts={{ saved: 'Settings saved', notSaved: 'Failed' }}
  >
    <WeekField />
    <ExceptionsField />
  </EditRecord>
);

async function open() {
  const opened = await renderScreen(<Hours />, {
    as: admin,
    answers: { updateSettings: ({ body }) => ({ ...defaultSettings, ...Object(body) }) },
  });
  return { ...opened, save: () => opened.user.click(button('Save changes')) };
}

const button = (name: string) => screen.getByRole('button', { name });

function setTime(label: string, index: number, value: string): void {
  fireEvent.change(screen.getAllByLabelText(label)[index] as HTMLElement, { target: { value } });
}

test('opening hours have closed days and breaks, and are the same on all open days with one tap', async () => {
  const { user, save } = await open();
  const sunday = screen.getByRole('group', { name: 'Sunday' });
  await user.click(within(sunday).getByRole('switch', { name: 'Sunday' }));
  expect(textOf(sunday)).toContain('Closed');
  setTime('Monday: opens', 0, '08:30');
  setTime('Monday: closes', 0, '12:00');
  await user.click(button('Add a break to Monday'));
  setTime('Monday: opens', 1, '11:00');
  setTime('Monday: closes', 1, '18:00');
  await save();
  await screen.findByText('Overlaps the time before.');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getAllByLabelText('Monday: opens')[1]),
  );
  setTime('Monday: opens', 1, '13:00');
  await user.click(button('Copy to all open days: Monday'));
  await save();
  await screen.findByText('Settings saved');
  const periods = [
    { opens: '08:30', closes: '12:00' },
    { opens: '13:00', closes: '18:00' },
  ];
  expect(madeCalls('updateSettings')[0]?.body).toMatchObject({
    hours: [{ periods: [] }, ...Array.from({ length: 6 }, () => ({ periods }))],
  });
});

test('a day that is switched off and on again keeps its hours and breaks', async () => {
  const { user, save } = await open();
  setTime('Monday: closes', 0, '12:00');
  await user.click(button('Add a break to Monday'));
  setTime('Monday: opens', 1, '13:00');
  setTime('Monday: closes', 1, '18:00');
  const monday = within(screen.getByRole('group', { name: 'Monday' }));
  await user.click(monday.getByRole('switch', { name: 'Monday' }));
  await monday.findByText('Closed');
  await user.click(monday.getByRole('switch', { name: 'Monday' }));
  await save();
  await screen.findByText('Settings saved');
  const body = Object(madeCalls('updateSettings')[0]?.body);
  expect(body.hours[1].periods).toMatchObject([{ closes: '12:00' }, { opens: '13:00' }]);
});

test('other hours need their first day, and can be removed', async () => {
  const { user, save } = await open();
  await user.click(button('Add other hours'));
  await screen.findAllByRole('spinbutton', { name: 'Day' });
  await save();
  await screen.findByText('First day is required.');
  expect(madeCalls('updateSettings')).toEqual([]);
  await user.click(button('Remove exception 1'));
  await waitFor(() => expect(document.activeElement).toBe(button('Add other hours')));
});

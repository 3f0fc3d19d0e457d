import { type YardVisit, yardVisitOf } from '@carwash/domain/bookings/yard-visit';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { madeCalls } from '~/testing/answers';
import { customer, washer } from '~/testing/people';
import { bookingOf, dayFromToday } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { YardToday } from './yard-today';

const today = dayFromToday(0);
const coming = yardVisitOf(bookingOf(customer, { date: today, version: 3 }));

/** Opens the page and says that the car has arrived; the visits after that are not there before `show`. */
async function tapArrived() {
  const refreshed = Promise.withResolvers<YardVisit[]>();
  const { user } = await renderScreen(
    <DialogHost>
      <YardToday today={today} />
    </DialogHost>,
    {
      as: washer,
      answers: {
        listYardVisits: () =>
          madeCalls('changeVisitStage').length > 0 ? refreshed.promise : [coming],
        changeVisitStage: ({ body }) => {
          const { stage, version } = Object(body);
          return { ...coming, stage, version: version + 1 };
        },
      },
    },
  );
  const tap = async () => user.click(await screen.findByRole('button', { name: 'Arrived' }));
  await tap();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  return {
    tap,
    undo: () => user.click(undo),
    show: (visit: YardVisit) => act(async () => refreshed.resolve([visit])),
  };
}

const sent = () => madeCalls('changeVisitStage').map(({ body }) => body);

test('a second tap is ignored until the row is new', async () => {
  const { tap, show } = await tapArrived();
  await tap();
  screen.getByRole('button', { name: 'Undo' });
  await show({ ...coming, stage: 'arrived', version: 4 });
  await screen.findByRole('button', { name: 'Start washing' });
  expect(sent()).toEqual([{ stage: 'arrived', version: 3 }]);
});

test('a tap can be undone before the row is new', async () => {
  const { undo } = await tapArrived();
  await undo();
  await waitFor(() =>
    expect(sent()).toEqual([
      { stage: 'arrived', version: 3 },
      { stage: 'expected', version: 4 },
    ]),
  );
});

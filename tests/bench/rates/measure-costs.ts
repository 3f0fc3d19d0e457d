import { costRows } from '../../api/support/costs/cost-rows.ts';
import { liveThroughSale } from '../../api/support/costs/live-through-sale.ts';
import { readIdle, reconcileAll } from '../../api/support/costs/read-idle.ts';
import { Clock } from '../../api/support/harness/clock.ts';
import { type Emulators, projectId, wipeEmulators } from '../../support/emulators/emulators.ts';
import type { Figure } from '../figures/figure.ts';
import { serveApi } from '../serve-api.ts';

/** Counts the documents that Firestore bills for a sale, and for a day on which nobody does anything. */
export async function measureCosts(emulators: Emulators) {
  await wipeEmulators(projectId);
  const clock = new Clock();
  const api = await serveApi(emulators, clock.now);
  try {
    const { context, url: apiUrl } = api;
    const business = { context, clock, apiUrl };
    await reconcileAll(business);
    const { readsInDay } = await readIdle(business);
    context.messageChannels = {
      mail: {
        reaches: ({ email }) => email !== '',
        send: async () => ({ outcome: 'sent', problem: null }),
      },
    };
    // The provider of the bench has every payment.
    const { sum, rows } = costRows(await liveThroughSale({ ...business, pay: () => {} }));
    const of = 'documents';
    const figures: Figure[] = [
      { what: 'read in a day with nobody there', of, value: readsInDay, goal: { atMost: 6000 } },
      { what: 'read in the whole life of a sale', of, value: sum.reads, goal: { atMost: 100 } },
      { what: 'written in the whole life of a sale', of, value: sum.writes, goal: { atMost: 45 } },
    ];
    return { figures, rows };
  } finally {
    await api.close();
  }
}

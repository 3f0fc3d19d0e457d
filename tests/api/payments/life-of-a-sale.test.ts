import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { inRepository } from '../../../scripts/repository.ts';
import { payUnheard } from '../support/calls/payments.ts';
import { costRows } from '../support/costs/cost-rows.ts';
import { liveThroughSale } from '../support/costs/live-through-sale.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { harness, test } from '../support/test.ts';

/** Returns the rows of the data model's table of what a sale costs. */
function rowsInDataModel() {
  const text = readFileSync(inRepository('docs/data-model.md'), 'utf8');
  const [, table = ''] = text.split(
    '| step | reads | writes | deletions |\n| --- | --- | --- | --- |\n',
  );
  const rows = table.split('\n\n', 1)[0]?.split('\n') ?? [];
  return rows.map((row) => {
    const [step, ...counts] = row.slice(1, -1).split('|');
    const [reads, writes, deletions] = counts.map(Number);
    return { step: step?.trim(), reads, writes, deletions };
  });
}

test('a sale by card reads and writes in its whole life what the data model says', async () => {
  openMailbox(harness);
  const pay = (id: string) => payUnheard(harness, id);
  const life = await liveThroughSale({ ...harness, pay });
  expect(costRows(life).rows).toEqual(rowsInDataModel());
});

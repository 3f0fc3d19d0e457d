import { expect, test } from 'vitest';
import type { ClosingFigures } from './closing.ts';
import { noFigures } from './sum-receipts.ts';
import { countTerminal } from './terminal-count.ts';

const figures = (netMinor: number): ClosingFigures => {
  const sums = {
    grossMinor: Math.max(netMinor, 0),
    refundsMinor: Math.max(-netMinor, 0),
    netMinor,
  };
  return { ...noFigures, methods: [{ paymentMethod: 'terminal', ...sums }] };
};

const reason = 'One was declined.';

test.for<[string, ClosingFigures, number | null, string, object | null]>([
  ['nothing taken and nothing typed', noFigures, null, '', null],
  ['a total of nothing', noFigures, 0, '', { expectedMinor: 0, totalMinor: 0 }],
  ['no total where one is expected', figures(4990), null, '', { code: 'bad_input' }],
  ['the expected total', figures(4990), 49.9, reason, { totalMinor: 4990, terminalReason: '' }],
  ['more refunds than sales', figures(-500), -5, '', { expectedMinor: -500, totalMinor: -500 }],
  [
    'another total without a reason',
    figures(4990),
    40,
    '',
    { errors: [{ path: 'terminalReason' }] },
  ],
  ['another total with a reason', figures(4990), 40, reason, { terminalReason: reason }],
  ['a total where none is expected', noFigures, 12, reason, { totalMinor: 1200 }],
])('%s', ([, counted, terminalTotal, terminalReason, expected]) => {
  const expectedTerminalMinor = counted.methods[0]?.netMinor ?? 0;
  const body = { terminalTotal, expectedTerminalMinor, terminalReason };
  const result = countTerminal(counted, body);
  if (expected) expect(result).toMatchObject(expected);
  else expect(result).toBeNull();
});

test('money that came since is told', () => {
  const body = { terminalTotal: 40, expectedTerminalMinor: 4000, terminalReason: '' };
  expect(countTerminal(figures(4990), body)).toMatchObject({ code: 'conflict' });
});

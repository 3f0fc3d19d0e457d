import { expect, test } from 'vitest';
import { PieceGate } from './piece-gate.ts';

/** Returns the gate of a section that was in the page before the app. */
function standing(): PieceGate {
  const gate = new PieceGate();
  expect(gate.stand()).toBe(true);
  return gate;
}

/** Tells whether a gate lets its section render: it returns no promise, or one that is resolved. */
async function isOpen(wait: Promise<void> | null): Promise<boolean> {
  const none = Symbol('none');
  const soon = new Promise((resolve) => setTimeout(() => resolve(none)));
  return (await Promise.race([wait, soon])) !== none;
}

test('a section that the app renders itself does not wait', () => {
  const gate = new PieceGate();
  expect(gate.wait).toBeNull();
  expect(gate.stand()).toBe(false);
  expect(gate.wait).toBeNull();
});

test('a section that was in the HTML waits until it is opened', async () => {
  const gate = standing();
  const { wait } = gate;
  expect(await isOpen(wait)).toBe(false);
  gate.open();
  expect(await isOpen(wait)).toBe(true);
  gate.leave();
});

test('a section that React reads again does not wait any longer', async () => {
  const gate = standing();
  const { wait } = gate;
  expect(await isOpen(wait)).toBe(false);
  expect(gate.wait).toBeNull();
  expect(await isOpen(wait)).toBe(true);
});

test('a section that React has not read before the page is used does not wait', () => {
  const gate = standing();
  gate.hurry();
  gate.open();
  expect(gate.wait).toBeNull();
  gate.leave();
});

test('sections are opened one after the other, and a removed one delays none', async () => {
  const [first, gone, last] = [standing(), standing(), standing()];
  const waits = [first.wait, gone.wait, last.wait];
  for (const gate of [first, gone, last]) gate.open();
  gone.leave();
  expect(await Promise.all(waits.map(isOpen))).toEqual([true, false, false]);
  first.leave();
  expect(await Promise.all(waits.map(isOpen))).toEqual([true, true, true]);
  last.leave();
});

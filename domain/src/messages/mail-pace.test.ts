import { expect, test } from 'vitest';
import { mailTurnAt } from './mail-pace.ts';

const start = new Date('2031-03-03T10:00Z').getTime();

/** Sends as fast as it may for two minutes. @returns the seconds at which mails were sent */
function sendAll(perMinute: number, isUrgent: boolean): number[] {
  const sent: number[] = [];
  let [now, freeAt] = [start, null as Date | null];
  while (now < start + 120_000) {
    const turn = mailTurnAt(freeAt, { perMinute, isUrgent }, new Date(now));
    if ('askAgainAt' in turn) {
      expect(turn.askAgainAt.getTime()).toBeGreaterThan(now);
      now = turn.askAgainAt.getTime();
    } else {
      freeAt = turn.freeAt;
      sent.push((now - start) / 1000);
    }
  }
  return sent;
}

const mostInAMinute = (sent: readonly number[]): number =>
  Math.max(...sent.map((from) => sent.filter((at) => at >= from && at < from + 60).length));

test.each([2, 3, 5, 30, 100, 1000])(
  '%i per minute are never passed, and nearly used',
  (perMinute) => {
    for (const isUrgent of [true, false]) {
      const sent = sendAll(perMinute, isUrgent);
      expect(mostInAMinute(sent)).toBeLessThanOrEqual(perMinute);
      expect(sent.length / 2).toBeGreaterThanOrEqual(perMinute / 2);
    }
  },
);

test('three mails go at once, and then one each two and a half seconds', () => {
  expect(sendAll(30, false).slice(0, 5)).toEqual([0, 0, 0, 2.5, 5]);
});

test('an urgent mail goes at once while others are sent as fast as they may', () => {
  const [perMinute, now] = [30, new Date(start)];
  const freeAt = new Date(start + 7500);
  expect(mailTurnAt(freeAt, { perMinute, isUrgent: false }, now)).toHaveProperty('askAgainAt');
  expect(mailTurnAt(freeAt, { perMinute, isUrgent: true }, now)).toHaveProperty('freeAt');
});

test('a clock that was ahead keeps nobody waiting for long', () => {
  const ahead = new Date(start + 3_600_000);
  const turn = mailTurnAt(ahead, { perMinute: 30, isUrgent: false }, new Date(start));
  expect(turn).toEqual({ askAgainAt: new Date(start + 10_000) });
});

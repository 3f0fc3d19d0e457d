import { limitedKinds } from '@carwash/domain/endpoint/endpoint';
import { expect, test } from 'vitest';
import { parseCallLimits } from './parse-call-limits.ts';

test('a limit that is left out keeps its default', () => {
  const limits = parseCallLimits('log_in=5/60');
  expect(limits.log_in).toEqual({ calls: 5, windowSeconds: 60 });
  expect(limits.sign_up).toEqual({ calls: 60, windowSeconds: 3600 });
  expect(Object.keys(limits).sort()).toEqual(limitedKinds.toSorted());
});

test.each(['guess=5/60', 'log_in=0/60', 'log_in=5', 'log_in=-1/60', 'log_in=5/1.5', 'x'])(
  '%s is refused',
  (text) => {
    expect(() => parseCallLimits(text)).toThrow('CALL_LIMITS');
  },
);

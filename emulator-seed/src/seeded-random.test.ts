import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const draw = (name: string) => {
  const random = seededRandom(name);
  return Array.from({ length: 200 }, () => random.between(1, 6));
};

describe('seededRandom', () => {
  it('gives the same numbers for the same name, and others for another', () => {
    expect(draw('slots')).toEqual(draw('slots'));
    expect(draw('slots')).not.toEqual(draw('sales'));
  });

  it('draws every number of the range and none outside it', () => {
    expect([...new Set(draw('dice'))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('shuffles without losing anything', () => {
    const cards = Array.from({ length: 52 }, (_, index) => index);
    const shuffled = seededRandom('cards').shuffled(cards);
    expect(shuffled).not.toEqual(cards);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(cards);
  });

  it('refuses to pick from nothing', () => {
    expect(() => seededRandom('nothing').pick([])).toThrow(RangeError);
  });
});

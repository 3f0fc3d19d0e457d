import { expect, test } from 'vitest';
import { imageIdOf, imagePath } from './image-path.ts';

const id = '0123456789abcdef'.repeat(4);

test('the id can be read from a path', () => {
  expect(imageIdOf(imagePath(id))).toBe(id);
});

test.each([
  '',
  '/pictures/hero.svg',
  '/api/images/../secrets',
  `/api/images/${id.slice(1)}`,
  `/api/images/${id}0`,
  `/api/images/${id.toUpperCase()}`,
  `/api/images/${id}/..`,
  `/api/images/${id}\n`,
  `https://elsewhere.example/api/images/${id}`,
])('%j is no uploaded picture', (path) => {
  expect(imageIdOf(path)).toBeUndefined();
});

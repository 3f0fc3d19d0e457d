import { describe, expect, test } from 'vitest';
import { enteredServicePictures, maxServicePictures, picturePaths } from './service-picture.ts';

const single = { image: '/pictures/wheel.webp', caption: 'A wheel' };
const pair = { ...single, imageBefore: `/api/images/${'a'.repeat(64)}` };

const faults = (pictures: unknown): string[] => {
  try {
    enteredServicePictures().validateSync(pictures, { strict: true, abortEarly: false });
    return [];
  } catch (refusal) {
    return (refusal as { inner: { path?: string }[] }).inner.map(({ path }) => path ?? '');
  }
};

describe('the pictures of a service', () => {
  test.each([
    ['none', []],
    ['a picture', [single]],
    ['a pair', [pair]],
    ['as many as there may be', Array.from({ length: maxServicePictures }, () => pair)],
    ['the same twice', [single, single]],
  ])('may be %s', (_, pictures) => {
    expect(faults(pictures)).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['no picture', { image: undefined }, '[0].image'],
    ['a picture elsewhere', { image: 'https://elsewhere.example/a.png' }, '[0].image'],
    ['a path out of the site', { image: '/../../etc/passwd' }, '[0].image'],
    ['a path out of the pictures', { image: '/pictures/../app.html' }, '[0].image'],
    ['a page', { image: '/services' }, '[0].image'],
    ['half a hash', { image: `/api/images/${'a'.repeat(63)}` }, '[0].image'],
    ['half a pair', { imageBefore: '' }, '[0].imageBefore'],
    ['a pair of nothing', { imageBefore: null }, '[0].imageBefore'],
    ['a pair elsewhere', { imageBefore: '//elsewhere.example/a.png' }, '[0].imageBefore'],
    ['no caption', { caption: '' }, '[0].caption'],
    ['a long caption', { caption: 'x'.repeat(121) }, '[0].caption'],
    ['another field', { alt: 'A wheel' }, '[0]'],
  ])('cannot have %s', (_, change, path) => {
    expect(faults([{ ...pair, ...change }])).toContain(path);
  });
});

test('each path is returned with its field', () => {
  expect(picturePaths([single, pair])).toEqual([
    { field: 'pictures[0].image', path: single.image },
    { field: 'pictures[1].imageBefore', path: pair.imageBefore },
    { field: 'pictures[1].image', path: pair.image },
  ]);
});

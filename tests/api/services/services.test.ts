import { randomBytes } from 'node:crypto';
import { collections } from '@carwash/domain/collections';
import { foldDeltas } from '@carwash/functions/statistics/fold-deltas';
import { beforeAll, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { book } from '../support/calls/bookings.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});

const form = (change: object = {}) => ({
  name: 'Pearl Polish',
  description: 'Two rounds by hand.',
  price: 120.5,
  duration: 90,
  category: 'detailing',
  image: '/pictures/foam.svg',
  benefits: ['Shines'],
  suitableFor: ['car', 'van'],
  ...change,
});
const create = (json: object) => call(harness, 'POST', '/services', { as: admin, json });
const update = (id: string, json: object) =>
  call(harness, 'PATCH', `/services/${id}`, { as: admin, json });
const list = (query: string) => call(harness, 'GET', `/services?${query}`);
const stored = async (id: string) => (await harness.context.db.services.doc(id).get()).data();

describe('the catalogue', () => {
  const names = ['Aqua', 'Brush', 'Clay', 'Dry', 'Engine', 'Foam', 'Glass'];
  beforeAll(() =>
    Promise.all(
      names.map((name, index) =>
        newService(harness, { name: `List ${name}`, price: 10 + index, category: 'convenience' }),
      ),
    ),
  );
  const listed = async (query: string) => {
    const { data, meta } = await list(query);
    return [data.map(({ name }: { name: string }) => name.slice(5)), meta];
  };

  test('is not narrowed by empty parameters', async () => {
    const all = await list('');
    expect(await list('page=&category=&search=&sortBy=')).toMatchObject({
      status: 200,
      data: all.data,
      meta: all.meta,
    });
  });

  test('is paged', async () => {
    const query = 'category=convenience&sortBy=name&limit=3';
    const total = names.length;
    expect(await listed(query)).toEqual([names.slice(0, 3), { page: 1, limit: 3, total }]);
    expect(await listed(`${query}&page=3`)).toEqual([['Glass'], { page: 3, limit: 3, total }]);
  });

  test('has nothing on a page past the end', async () => {
    const expected = [[], { page: 4, limit: 3, total: 7 }];
    expect(await listed('category=convenience&limit=3&page=4')).toEqual(expected);
  });

  test('shows 20 of a hundred unless more are asked for', async () => {
    const added = await Promise.all(
      Array.from({ length: 101 }, () => newService(harness, { category: 'premiumPackages' })),
    );
    const [some, all] = await Promise.all([
      list('category=premiumPackages'),
      list('category=premiumPackages&limit=100&page=2'),
    ]);
    expect([some.data.length, some.meta?.total]).toEqual([20, 101]);
    expect(all.data).toHaveLength(1);
    await Promise.all(added.map(({ _id }) => harness.context.db.services.doc(_id).delete()));
  });

  test('is searched and sorted', async () => {
    expect((await listed('search=list+glass'))[0]).toEqual(['Glass']);
    expect((await listed('category=convenience&sortBy=priceDesc&limit=2'))[0]).toEqual([
      'Glass',
      'Foam',
    ]);
    expect((await listed('search=%28%5B%2A'))[0]).toEqual([]);
  });

  test('is searched by keywords and by misspelt words, the best match first', async () => {
    const word = 'অভ্যন্তর';
    await newService(harness, { name: 'List Text', description: `Here is ${word}.`, rating: 5 });
    await newService(harness, { name: 'List Keyword', keywords: [`seat ${word}`] });
    const search = (words: string, rest = '') =>
      listed(`search=${encodeURIComponent(words)}${rest}`);
    expect((await search(word))[0]).toEqual(['Keyword', 'Text']);
    expect((await search(word, '&sortBy=rating'))[0]).toEqual(['Text', 'Keyword']);
    expect((await search(`seet ${word}`))[0]).toEqual(['Keyword']);
  });

  test('is sorted by how often people book, as the last fold has counted', async () => {
    const category = 'specialtyService';
    const [, booked] = [
      await newService(harness, { category, rating: 5 }),
      await newService(harness, { category }),
    ];
    await book(harness, await newCustomer(harness), await newSlot(harness, booked));
    await foldDeltas(harness.context);
    const { data } = await list(`category=${category}&sortBy=popular`);
    expect(data[0]._id).toBe(booked._id);
  });

  test.each([
    ['limit', 'limit=101'],
    ['limit', 'limit=0'],
    ['page', 'page=1.5'],
    ['page', 'page=NaN'],
    ['category', 'category=wash'],
    ['sortBy', 'sortBy=_id'],
    ['sort', 'sort=name'],
    ['search', 'search=a&search=b'],
  ])('%s is refused in ?%s', async (path, query) => {
    const answer = await list(query);
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('one service', () => {
  test('is found by its id', async () => {
    const { uploadedPictures, ...service } = await newService(harness);
    const answer = await call(harness, 'GET', `/services/${service._id}`);
    expect(answer.data).toEqual({ ...service, createdAt: service.createdAt.toISOString() });
  });

  test.each(['nowhere0', '..', '__x__', 'a%2Fb', 'x'.repeat(64)])('there is no %s', async (id) => {
    const answer = await call(harness, 'GET', `/services/${id}`);
    expect([answer.status, answer.code]).toEqual([404, 'not_found']);
  });
});

describe('a new service', () => {
  test('is there at once, and nobody has rated it', async () => {
    const { status, data } = await create(form());
    expect(status).toBe(200);
    expect(data._id).toMatch(/^[a-z0-9]{8}$/);
    expect(data).toMatchObject({ ...form(), rating: 0, ratingCount: 0 });
    expect(data.ratingHistogram).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
    expect((await call(harness, 'GET', `/services/${data._id}`)).data).toEqual(data);
  });

  test('may be free of charge, in any script', async () => {
    const { data } = await create(form({ price: 0, name: 'ধোয়া 🚗', description: 'سيارة\nنظيفة' }));
    expect(await stored(data._id)).toMatchObject({ price: 0, name: 'ধোয়া 🚗' });
  });

  test('shows a picture that was uploaded', async () => {
    const sha256 = randomBytes(32).toString('hex');
    await harness.firestore.collection(collections.images).doc(sha256).set({ bytes: 'any' });
    const image = `/api/images/${sha256}`;
    expect((await create(form({ image }))).data.image).toBe(image);
  });
});

describe('the pictures of a service', () => {
  const pair = {
    imageBefore: '/pictures/a.webp',
    image: '/pictures/b.webp',
    caption: 'The bonnet, polished once',
  };
  const single = { image: '/pictures/c.webp', caption: 'A wheel' };
  const entriesOf = async (id: string) => (await auditOf(harness, id)).map(({ action }) => action);

  test('keep their order, and are on its own page but not in lists', async () => {
    const { data } = await create(form({ pictures: [pair, single], name: 'With Pictures' }));
    expect(data.pictures).toEqual([pair, single]);
    expect((await call(harness, 'GET', `/services/${data._id}`)).data.pictures).toEqual([
      pair,
      single,
    ]);
    const [listed] = (await list('search=With+Pictures')).data;
    expect(listed).toMatchObject({ _id: data._id, image: data.image });
    expect(listed).not.toHaveProperty('pictures');
  });

  test('are replaced as a whole, and the audit tells it', async () => {
    const { _id } = await newService(harness, { pictures: [pair] });
    expect((await update(_id, { pictures: [single, pair] })).data.pictures).toEqual([single, pair]);
    expect((await update(_id, { pictures: [single, pair] })).status).toBe(200);
    expect((await update(_id, { price: 61 })).data.pictures).toEqual([single, pair]);
    expect(await entriesOf(_id)).toEqual(['service changed', 'service changed']);
    const [changed] = await auditOf(harness, _id);
    expect(changed).toMatchObject({
      before: { pictures: [pair] },
      after: { pictures: [single, pair] },
    });
    expect((await update(_id, { pictures: [] })).data.pictures).toEqual([]);
  });

  test('are not copied when it is sold', async () => {
    const service = await newService(harness, { pictures: [pair] });
    const id = await book(harness, await newCustomer(harness), await newSlot(harness, service));
    expect((await bookingOf(harness, id))?.service).not.toHaveProperty('pictures');
  });
});

describe('a changed service', () => {
  test('keeps what one of two admins has just added to a list, and refuses the other', async () => {
    const { data: service } = await create(form());
    const { benefits } = service;
    const withOneMore = (benefit: string) =>
      update(service._id, { benefits: [...benefits, benefit], seen: { benefits } });
    const answers = await Promise.all([withOneMore('Dries'), withOneMore('Smells')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = answers[0]?.status === 200 ? ['Dries', 'Smells'] : ['Smells', 'Dries'];
    // A call whose answer was lost is repeated as it was.
    expect((await withOneMore(first)).status).toBe(200);
    expect(await withOneMore(second)).toMatchObject({
      code: 'conflict',
      message: 'Somebody changed this list meanwhile. Reload to see the change.',
    });
    // A list that is not replaced is not checked.
    const sizePrices = [{ sizeId: 'large', price: 150, duration: 120 }];
    const other = await update(service._id, {
      sizePrices,
      price: 130,
      seen: { sizePrices: [], benefits },
    });
    expect(other.data).toMatchObject({ sizePrices, price: 130, benefits: [...benefits, first] });
  });

  test('changes only in the fields that are given', async () => {
    const service = await newService(harness, { rating: 4, ratingCount: 2 });
    const answer = await update(service._id, { price: 60, benefits: ['Dry', 'Clean'] });
    expect(answer.status).toBe(200);
    const { uploadedPictures, ...after } = { ...service, price: 60, benefits: ['Dry', 'Clean'] };
    expect(await stored(service._id)).toEqual({ ...after, uploadedPictures });
    expect(answer.data).toEqual({ ...after, createdAt: service.createdAt.toISOString() });
  });

  test('stays as it is when nothing is given', async () => {
    const service = await newService(harness);
    expect((await update(service._id, {})).status).toBe(200);
    expect(await stored(service._id)).toEqual(service);
  });

  test('keeps all changes that are made at the same moment', async () => {
    const service = await newService(harness);
    const changes = [
      { price: 61 },
      { name: 'Foam XL' },
      { duration: 50 },
      { category: 'detailing' },
    ];
    const answers = await Promise.all(changes.map((change) => update(service._id, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await stored(service._id)).toMatchObject(Object.assign({}, ...changes));
  });

  test('leaves what was sold before as it was sold', async () => {
    const customer = await newCustomer(harness);
    const service = await newService(harness);
    const id = await book(harness, customer, await newSlot(harness, service));
    await update(service._id, { name: 'Other', price: 1, category: 'additional' });
    const sold = { name: service.name, price: service.price, category: service.category };
    expect((await bookingOf(harness, id))?.service).toMatchObject(sold);
    expect(await transactionOf(harness, id)).toMatchObject({
      service: sold,
      amount: service.price,
    });
  });

  test('must exist', async () => {
    expect((await update('nowhere0', { price: 1 })).status).toBe(404);
  });
});

import { afterEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService } from '../../support/catalogue/catalogue.ts';
import { reconcile, stepOf } from '../../support/reconciler/reconcile.ts';
import { noise, pictureForm, plain, upload } from '../support/calls/images.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { renewed } from '../support/people/accounts.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
test.beforeAll(async ({ harness }) => {
  [admin, customer] = await Promise.all([newAdmin(harness), newCustomer(harness)]);
});
afterEach(() => harness.mend());

const day = 24 * 60;

let colours = 0;
/** Returns a picture that no other test has sent. */
const newPicture = (): Promise<Buffer> => {
  colours += 1;
  return plain(8 + colours, 8, '#123456')
    .png()
    .toBuffer();
};

async function send(bytes: Buffer): Promise<string> {
  const { data } = await upload(harness, customer, pictureForm(bytes));
  return data.url;
}

const isThere = async (url: string) => (await fetch(`${harness.apiUrl}${url}`)).status === 200;
const tidyUp = async () => stepOf((await reconcile(harness, admin)).data, 'delete unused pictures');
const setPhoto = (url: string | null) =>
  call(harness, 'PATCH', '/auth/update-profile', { as: customer, json: { profileImage: url } });

test('an unused picture is deleted after a day', async () => {
  const url = await send(await newPicture());
  harness.clock.advanceMinutes(day - 1);
  await tidyUp();
  expect(await isThere(url)).toBe(true);
  harness.clock.advanceMinutes(2);
  expect(await tidyUp()).toMatchObject({ done: 1, failed: 0, due: 0 });
  expect(await isThere(url)).toBe(false);
});

test('both sizes of a picture go together', async () => {
  const url = await send(await noise(1000, 500).jpeg().toBuffer());
  expect([await isThere(url), await isThere(`${url}?size=small`)]).toEqual([true, true]);
  harness.clock.advanceMinutes(day + 1);
  await tidyUp();
  expect([await isThere(url), await isThere(`${url}?size=small`)]).toEqual([false, false]);
});

test('a photo and the picture of a service stay as long as they are in use', async () => {
  const [photo, picture] = [await send(await newPicture()), await send(await newPicture())];
  const service = await newService(harness);
  expect((await setPhoto(photo)).status).toBe(200);
  const change = { as: admin, json: { image: picture } };
  expect((await call(harness, 'PATCH', `/services/${service._id}`, change)).status).toBe(200);
  for (let days = 0; days < 3; days += 1) {
    harness.clock.advanceMinutes(day + 1);
    expect(await tidyUp()).toMatchObject({ done: 2, failed: 0, due: 0 });
    expect([await isThere(photo), await isThere(picture)]).toEqual([true, true]);
  }
  await setPhoto(null);
  harness.clock.advanceMinutes(day + 1);
  await tidyUp();
  expect([await isThere(photo), await isThere(picture)]).toEqual([false, true]);
});

const setPictures = (id: string, pictures: object[]) =>
  call(harness, 'PATCH', `/services/${id}`, { as: admin, json: { pictures } });

test('the pictures of a service stay as long as it shows them', async () => {
  const [before, after, single] = [
    await send(await newPicture()),
    await send(await newPicture()),
    await send(await newPicture()),
  ];
  const { _id } = await newService(harness);
  const pair = { imageBefore: before, image: after, caption: 'A bonnet' };
  const both = [pair, { image: single, caption: 'A wheel' }];
  expect((await setPictures(_id, both)).status).toBe(200);
  const areThere = () => Promise.all([before, after, single].map(isThere));
  for (let days = 0; days < 2; days += 1) {
    harness.clock.advanceMinutes(day + 1);
    await tidyUp();
    expect(await areThere()).toEqual([true, true, true]);
  }
  await setPictures(_id, [{ ...pair, imageBefore: undefined }]);
  harness.clock.advanceMinutes(day + 1);
  await tidyUp();
  expect(await areThere()).toEqual([false, true, false]);
  await setPictures(_id, []);
  harness.clock.advanceMinutes(day + 1);
  await tidyUp();
  expect(await areThere()).toEqual([false, false, false]);
});

const showPictures = (pictures: object[]) =>
  call(harness, 'PATCH', '/settings', { as: admin, json: { pictures } });

test('the pictures of the business stay as long as it shows them', async () => {
  const [arch, desk] = [await send(await newPicture()), await send(await newPicture())];
  const both = [
    { image: arch, caption: 'The foam arch' },
    { image: desk, caption: 'The desk' },
  ];
  expect((await showPictures(both)).status).toBe(200);
  const areThere = () => Promise.all([arch, desk].map(isThere));
  for (let days = 0; days < 2; days += 1) {
    harness.clock.advanceMinutes(day + 1);
    await tidyUp();
    expect(await areThere()).toEqual([true, true]);
  }
  expect((await showPictures(both.slice(1))).data.pictures).toEqual(both.slice(1));
  harness.clock.advanceMinutes(day + 1);
  await tidyUp();
  expect(await areThere()).toEqual([false, true]);
  await showPictures([]);
  harness.clock.advanceMinutes(day + 1);
  await tidyUp();
  expect(await areThere()).toEqual([false, false]);
});

test('a picture is deleted just before the business shows it: the field is named', async () => {
  const image = await send(await newPicture());
  harness.clock.advanceMinutes(day + 1);
  let hasBegun = false;
  const restore = beforeEachCommit(harness, async () => {
    if (hasBegun) return;
    hasBegun = true;
    await tidyUp();
  });
  const shown = { image: '/pictures/hero.svg', caption: 'A car' };
  const answer = await showPictures([shown, { image, caption: 'The desk' }]);
  restore();
  expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'pictures[1].image']);
  expect(await isThere(image)).toBe(false);
});

test('uploading a picture again keeps it for another day', async () => {
  const bytes = await newPicture();
  const url = await send(bytes);
  harness.clock.advanceMinutes(day - 1);
  expect(await send(bytes)).toBe(url);
  harness.clock.advanceMinutes(day - 1);
  await tidyUp();
  expect(await isThere(url)).toBe(true);
});

test('a picture that is used just before it would be deleted stays', async () => {
  const url = await send(await newPicture());
  harness.clock.advanceMinutes(day + 1);
  let hasBegun = false;
  const restore = beforeEachCommit(harness, async () => {
    if (hasBegun) return;
    hasBegun = true;
    expect((await setPhoto(url)).status).toBe(200);
  });
  await tidyUp();
  restore();
  expect(await isThere(url)).toBe(true);
});

test('a service is given a pair just before one of its pictures would be deleted: it stays', async () => {
  const imageBefore = await send(await newPicture());
  const { _id } = await newService(harness);
  harness.clock.advanceMinutes(day + 1);
  let hasBegun = false;
  const restore = beforeEachCommit(harness, async () => {
    if (hasBegun) return;
    hasBegun = true;
    const pair = { imageBefore, image: '/pictures/a.webp', caption: 'A bonnet' };
    expect((await setPictures(_id, [pair])).status).toBe(200);
  });
  await tidyUp();
  restore();
  expect(await isThere(imageBefore)).toBe(true);
});

test('a picture is deleted just before a service is given it: the field is named', async () => {
  const image = await send(await newPicture());
  const { _id } = await newService(harness);
  harness.clock.advanceMinutes(day + 1);
  let hasBegun = false;
  const restore = beforeEachCommit(harness, async () => {
    if (hasBegun) return;
    hasBegun = true;
    await tidyUp();
  });
  const single = { image: '/pictures/a.webp', caption: 'A wheel' };
  const answer = await setPictures(_id, [single, { ...single, imageBefore: image }]);
  restore();
  expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'pictures[1].imageBefore']);
  expect(await isThere(image)).toBe(false);
});

test('using a picture that was deleted just before is refused', async () => {
  const url = await send(await newPicture());
  harness.clock.advanceMinutes(day + 1);
  let hasBegun = false;
  const restore = beforeEachCommit(harness, async () => {
    if (hasBegun) return;
    hasBegun = true;
    await tidyUp();
  });
  const answer = await setPhoto(url);
  restore();
  expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'profileImage']);
  expect(await isThere(url)).toBe(false);
});

test('many concurrent uploads: some are told to retry, the others succeed', {
  tags: 'long',
}, async () => {
  const large = await noise(700, 700).jpeg().toBuffer();
  const answers = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const response = await fetch(`${harness.apiUrl}/api/images`, {
        method: 'POST',
        headers: { authorization: `Bearer ${customer.token}` },
        body: pictureForm(large),
      });
      const { code } = (await response.json()) as { code?: string };
      return [response.status, code, response.headers.get('retry-after')];
    }),
  );
  const refused = answers.filter(([status]) => status !== 200);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(11);
  expect(refused.length).toBeGreaterThan(0);
  for (const refusal of refused) expect(refusal).toEqual([503, 'overloaded', '10']);
  expect(await isThere(await send(await newPicture()))).toBe(true);
});

test('an account without a role uploads nothing', async () => {
  const person = await newCustomer(harness);
  await harness.auth.setCustomUserClaims(person.uid, {});
  const newcomer = await renewed(harness, person);
  const answer = await upload(harness, newcomer, pictureForm(await newPicture()));
  expect([answer.status, answer.code]).toEqual([403, 'forbidden']);
});

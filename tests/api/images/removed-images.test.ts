import { imageIdOf } from '@carwash/domain/images/image-path';
import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService } from '../../support/catalogue/catalogue.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { noise, pictureForm, upload } from '../support/calls/images.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
test.beforeAll(async ({ harness }) => {
  [admin, customer] = await Promise.all([newAdmin(harness), newCustomer(harness)]);
});

const newPicture = () => noise(900, 60).png().toBuffer();

const send = async (bytes: Buffer): Promise<string> =>
  (await upload(harness, customer, pictureForm(bytes))).data.url;

const remove = (url: string, as?: Person) =>
  call(harness, 'DELETE', `/images/${imageIdOf(url)}`, { as });

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${harness.apiUrl}${url}`, { headers });

const setPhoto = (profileImage: string) =>
  call(harness, 'PATCH', '/auth/update-profile', { as: customer, json: { profileImage } });

const photoOf = async ({ uid }: Person) =>
  (await call(harness, 'GET', `/auth/users/${uid}`, { as: admin })).data.profileImage;

test('a photo that an admin removes is gone at once, in both sizes, also for its owner', async () => {
  const url = await send(await newPicture());
  await setPhoto(url);
  const tag = (await get(url)).headers.get('etag') ?? '';
  expect((await remove(url, admin)).status).toBe(200);
  const answers = [
    await get(url),
    await get(`${url}?size=small`),
    await get(url, { 'if-none-match': tag }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  expect(await photoOf(customer)).toBeNull();
  const image = await harness.context.db.images.doc(imageIdOf(url) ?? '').get();
  expect([image.get('bytes'), image.get('small')]).toEqual([undefined, undefined]);
});

test('a removed picture cannot come back by upload or by reference, even after days', async () => {
  const bytes = await newPicture();
  const url = await send(bytes);
  await remove(url, admin);
  for (let days = 0; days < 2; days += 1) {
    const answer = await upload(harness, customer, pictureForm(bytes));
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'image']);
    expect(answer.message).toContain('removed');
    const given = await setPhoto(url);
    expect([given.status, given.errors?.[0]?.path]).toEqual([400, 'profileImage']);
    expect((await get(url)).status).toBe(404);
    harness.clock.advanceMinutes(24 * 60 + 1);
    await reconcile(harness, admin);
  }
});

test('a picture that is used while it is removed stays removed', async () => {
  const bytes = await newPicture();
  const url = await send(bytes);
  let hasBegun = false;
  const restore = beforeEachCommit(harness, async () => {
    if (hasBegun) return;
    hasBegun = true;
    expect((await remove(url, admin)).status).toBe(200);
  });
  await setPhoto(url);
  restore();
  harness.clock.advanceMinutes(24 * 60 + 1);
  await reconcile(harness, admin);
  expect((await get(url)).status).toBe(404);
  expect((await upload(harness, customer, pictureForm(bytes))).status).toBe(400);
});

test('a service shows the default picture instead of a removed one, and one picture less', async () => {
  const [url, other] = [await send(await newPicture()), await send(await newPicture())];
  const { _id } = await newService(harness);
  const kept = { image: other, caption: 'A wheel' };
  const pair = { imageBefore: url, image: other, caption: 'A bonnet' };
  const change = { as: admin, json: { image: url, pictures: [pair, kept] } };
  expect((await call(harness, 'PATCH', `/services/${_id}`, change)).status).toBe(200);
  expect((await remove(url, admin)).status).toBe(200);
  const { data } = await call(harness, 'GET', `/services/${_id}`);
  expect([data.image, data.pictures]).toEqual(['/pictures/hero.svg', [kept]]);
  const stored = await harness.context.db.services.doc(_id).get();
  expect(stored.data()?.uploadedPictures).toEqual([other]);
});

test('the business shows one picture less, and the audit names the changed records', async () => {
  const url = await send(await newPicture());
  const kept = { image: '/pictures/hero.svg', caption: 'A car' };
  const pictures = [{ image: url, caption: 'The desk' }, kept];
  await call(harness, 'PATCH', '/settings', { as: admin, json: { pictures } });
  await remove(url, admin);
  expect((await remove(url, admin)).status).toBe(200);
  expect((await call(harness, 'GET', '/settings')).data.pictures).toEqual([kept]);
  const entries = await harness.context.db.audit.where('subject.id', '==', imageIdOf(url)).get();
  expect(entries.docs.map((entry) => entry.data())).toMatchObject([
    {
      kind: 'picture',
      action: 'picture removed',
      by: { uid: admin.uid },
      before: { shownBy: ['Settings'] },
      after: null,
    },
  ]);
});

test('only admins remove pictures, and only existing ones', async () => {
  const url = await send(await newPicture());
  expect((await remove(url)).status).toBe(401);
  expect((await remove(url, customer)).status).toBe(403);
  expect((await get(url)).status).toBe(200);
  expect((await remove(`/api/images/${'0'.repeat(64)}`, admin)).status).toBe(404);
});

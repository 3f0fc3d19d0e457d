import { describe, expect, test } from 'vitest';
import { changedFields } from '~/lib/forms/form-changes';
import { comparableProfile, type ProfileForm, profileUpdate } from './profile-form';

const photo = `/api/images/${'a'.repeat(64)}`;
const saved: ProfileForm = {
  name: 'Rahim Khan',
  phone: '01700000000',
  address: '1 Test Road',
  profileImage: null,
};

describe('differences that count as a change', () => {
  test.each<[string, Partial<ProfileForm>, Partial<ProfileForm>]>([
    ['nothing typed', {}, {}],
    ['spaces around', { name: ' Rahim Khan ' }, {}],
    ['spaces within', { name: 'Rahim  Khan' }, { name: 'Rahim  Khan' }],
    ['another case', { name: 'rahim khan' }, { name: 'rahim khan' }],
    ['a cleared field', { phone: '' }, { phone: '' }],
    ['a new photo', { profileImage: photo }, { profileImage: photo }],
  ])('%s', (_, typed, changed) => {
    expect(changedFields({ ...saved, ...typed }, saved, comparableProfile)).toEqual(changed);
  });

  test('removing the photo is a change', () => {
    const withPhoto = { ...saved, profileImage: photo };
    expect(changedFields(saved, withPhoto, comparableProfile)).toEqual({ profileImage: null });
  });
});

test('the request has only the changes, without surrounding spaces', () => {
  const typed = { ...saved, name: '  Karim  Khan ', address: '1 Test Road ' };
  expect(profileUpdate(typed, saved)).toEqual({ name: 'Karim  Khan' });
});

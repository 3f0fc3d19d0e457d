import { describe, expect, test } from 'vitest';
import { changedFields, followProfile, type ProfileForm, profileUpdate } from './profile-form.ts';

const photo = `/api/images/${'a'.repeat(64)}`;
const saved: ProfileForm = {
  name: 'Rahim Khan',
  phone: '01700000000',
  address: '1 Test Road',
  profileImage: null,
};

describe('changedFields', () => {
  test.each<[string, Partial<ProfileForm>, Partial<ProfileForm>]>([
    ['nothing typed', {}, {}],
    ['spaces around', { name: ' Rahim Khan ' }, {}],
    ['spaces within', { name: 'Rahim  Khan' }, { name: 'Rahim  Khan' }],
    ['another case', { name: 'rahim khan' }, { name: 'rahim khan' }],
    ['a cleared field', { phone: '' }, { phone: '' }],
    ['a new photo', { profileImage: photo }, { profileImage: photo }],
    [
      'two fields',
      { phone: ' 01800000000', address: '2 Test Road' },
      { phone: ' 01800000000', address: '2 Test Road' },
    ],
  ])('%s', (_, typed, changed) => {
    expect(changedFields({ ...saved, ...typed }, saved)).toEqual(changed);
  });

  test('a removed photo is a change', () => {
    const withPhoto = { ...saved, profileImage: photo };
    expect(changedFields(saved, withPhoto)).toEqual({ profileImage: null });
  });
});

test('the API is told the changes alone, without spaces around them', () => {
  const typed = { ...saved, name: '  Karim  Khan ', address: '1 Test Road ' };
  expect(profileUpdate(typed, saved)).toEqual({ name: 'Karim  Khan' });
});

describe('followProfile', () => {
  const elsewhere = { ...saved, name: 'Rahima Khan', phone: '01900000000', profileImage: photo };

  test('what nobody has typed follows', () => {
    expect(followProfile(saved, saved, elsewhere)).toEqual(elsewhere);
  });

  test('what somebody has typed stays', () => {
    const typed = { ...saved, name: 'R. Khan' };
    expect(followProfile(typed, saved, elsewhere)).toEqual({ ...elsewhere, name: 'R. Khan' });
  });

  test('only spaces typed around it count as nothing typed', () => {
    const typed = { ...saved, phone: `${saved.phone} ` };
    expect(followProfile(typed, saved, elsewhere)).toEqual(elsewhere);
  });

  test('what was typed and is saved now stands there as it is saved', () => {
    const typed = { ...saved, name: ' Rahima Khan ' };
    expect(followProfile(typed, saved, elsewhere)).toEqual(elsewhere);
  });
});

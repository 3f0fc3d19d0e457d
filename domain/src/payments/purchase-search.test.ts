import { expect, test } from 'vitest';
import { isFound, parseSearch, type SearchedTexts } from '../search/search-terms.ts';
import { searchedTextsOfPerson, searchTermsOfPerson } from '../users/person-search.ts';
import { searchedTextsOfPurchase, searchTermsOfPurchase } from './purchase-search.ts';

const purchase = {
  _id: 'T-1772355600000-aBcDeFg-foamwash',
  customer: { uid: null, name: 'Nusrat Jahan', email: '', phone: '01711 234567' },
  service: {
    _id: 'foamwash',
    name: 'Foam Wash',
    category: 'basicWash' as const,
    price: 12,
    duration: 30,
    location: 'business' as const,
  },
  vehicle: {
    vehicleType: 'car' as const,
    vehicleTypeName: 'Car',
    vehicleBrand: 'Toyota',
    vehicleModel: 'Corolla',
    manufacturingYear: 2020,
    registrationPlate: 'DHA-12-3456',
  },
};

function finds(terms: readonly string[], texts: SearchedTexts, typed: string): boolean {
  const search = parseSearch(typed);
  if (!search) return false;
  return search.keys.some((key) => terms.includes(key)) && isFound(texts, search);
}

const findsPurchase = (of: typeof purchase, typed: string) =>
  finds(searchTermsOfPurchase(of), searchedTextsOfPurchase(of), typed);

test.each([
  'nusrat',
  '01711 234567',
  '4567',
  'foam wash',
  'dha-12-3456',
  'DHA 123456',
  '123456',
  'corolla',
  purchase._id,
  'nusrat corolla',
])('a purchase is found by %s', (typed) => {
  expect(findsPurchase(purchase, typed)).toBe(true);
});

test('the plate comes first: it is kept when there are too many words', () => {
  expect(searchTermsOfPurchase(purchase)[0]).toBe('dh');
});

test('a person with a very long name and email can still be found by all other texts', () => {
  const customer = {
    uid: null,
    name: 'Maximiliana Alexandrovna Featherstonehaugh Cholmondeley Bartholomew Konstantinopolsky',
    email: 'maximiliana.featherstonehaugh-cholmondeley@wolfeschlegelsteinhausen.example.com',
    phone: '+880 1711-234567',
  };
  const searches = [
    purchase._id,
    'foam wash',
    'toyota corolla',
    'dha-12',
    '01711',
    '234567',
    'konstantin',
    customer.email,
  ];
  const long = { ...purchase, customer };
  expect(searches.filter((typed) => !findsPurchase(long, typed))).toEqual([]);
});

test.each([
  'nusrat',
  'n.jahan@example.test',
  '0171',
  '01711234567',
  '1711234567',
  '+880 1711-234567',
  '8801711234567',
  '234567',
])('a person is found by %s', (typed) => {
  const person = { name: 'Nusrat Jahan', email: 'n.jahan@example.test', phone: '+880 1711-234567' };
  expect(finds(searchTermsOfPerson(person), searchedTextsOfPerson(person), typed)).toBe(true);
});

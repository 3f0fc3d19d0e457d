import { expect, test } from 'vitest';
import { foundByPerson, foundByPurchase } from './found-by.ts';
import { isFoundBy, searchedTerms } from './search-terms.ts';

const purchase = {
  _id: 'T-1772355600000-aBcDeFg-foamwash',
  customer: { uid: null, name: 'Nusrat Jahan', email: '', phone: '01711 234567' },
  service: {
    _id: 'foamwash',
    name: 'Foam Wash',
    category: 'basicWash' as const,
    price: 12,
    duration: 30,
  },
  vehicle: {
    vehicleType: 'car' as const,
    vehicleBrand: 'Toyota',
    vehicleModel: 'Corolla',
    manufacturingYear: 2020,
    registrationPlate: 'DHA-12-3456',
  },
};

test.each(['nusrat', '01711 234567', 'foam wash', 'dha-12-3456', 'corolla', purchase._id])(
  'a purchase is found by %s',
  (search) => {
    expect(isFoundBy(foundByPurchase(purchase), searchedTerms(search))).toBe(true);
  },
);

test('the plate comes first: it is kept when there are too many words', () => {
  expect(foundByPurchase(purchase)[0]).toBe('dh');
});

test('who has a very long name and email is found by everything else too', () => {
  const customer = {
    uid: null,
    name: 'Maximiliana Alexandrovna Featherstonehaugh Cholmondeley Bartholomew Konstantinopolsky',
    email: 'maximiliana.featherstonehaugh-cholmondeley@wolfeschlegelsteinhausen.example.com',
    phone: '+880 1711-234567',
  };
  const terms = foundByPurchase({ ...purchase, customer });
  const searches = [purchase._id, 'foam wash', 'toyota corolla', 'dha-12', '01711', 'konstantin'];
  expect(searches.filter((search) => !isFoundBy(terms, searchedTerms(search)))).toEqual([]);
});

test.each(['nusrat', 'n.jahan@example.test', '0171'])('a person is found by %s', (search) => {
  const terms = foundByPerson({
    name: 'Nusrat Jahan',
    email: 'n.jahan@example.test',
    phone: '01711 234567',
  });
  expect(isFoundBy(terms, searchedTerms(search))).toBe(true);
});

test.each(['01711234567', '1711234567', '+880 1711-234567', '8801711234567'])(
  'a phone number is found as it is written and as it is dialled at home: %s',
  (search) => {
    const terms = foundByPerson({ name: 'N', email: 'n@example.test', phone: '+880 1711-234567' });
    expect(isFoundBy(terms, searchedTerms(search))).toBe(true);
  },
);

test('a short number has no other form', () => {
  const person = { name: 'Nusrat', email: '', phone: '999' };
  expect(foundByPerson(person).filter((term) => /\d/.test(term))).toEqual(['99', '999']);
});

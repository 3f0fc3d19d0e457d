import { number } from 'yup';

const version = () => number().integer().min(1);

/** The version of a booking or a payment, in documents, answers and requests. */
export const saleVersion = () =>
  version().meta({
    note: 'Counts the changes of a booking and its payments, from 1; a payment has the number of its own last change. A call says what its caller saw: 409 if it has changed since.',
  });

export const otherSaleVersion = () => version().meta({ note: 'The version of the other booking.' });

/** The field of requests that change what their caller has on the screen. */
export const seenVersion = { version: saleVersion().required() };

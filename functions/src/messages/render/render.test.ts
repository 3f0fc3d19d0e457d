import { type MessageKind, messageKinds } from '@carwash/domain/messages/kinds';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import type { RefundReason } from '@carwash/domain/payments/transaction';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { describe, expect, test } from 'vitest';
import { sampleContent } from '../sample-content.ts';
import { renderMail } from './render-mail.ts';
import { renderShort } from './render-short.ts';
import { writeMessage } from './write-message.ts';

const kinds = Object.keys(messageKinds) as MessageKind[];

const origin = 'https://clearcoat.test';

const sample = (kind: MessageKind, change: Partial<MessageContent> = {}): MessageContent => ({
  ...sampleContent(kind, {
    business: defaultSettings,
    timeZone: 'Asia/Dhaka',
    currency: 'USD',
    origin,
    now: new Date('2026-03-01T20:00:00Z'),
  }),
  ...change,
});

/** Returns the words of HTML as a reader sees them. */
const wordsOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const lettersOf = (text: string): string => text.replace(/\s+/g, ' ');

/** Returns everything that a message says. */
function saidBy(content: MessageContent): string[] {
  const { receipts, ...text } = writeMessage(content);
  const facts = [...text.facts, ...receipts.flatMap(({ lines, total }) => [...lines, total])];
  return [
    text.title,
    ...text.paragraphs,
    ...facts.flat(),
    ...text.afterwards,
    ...receipts.flatMap((receipt) => [...receipt.facts.flat(), receipt.received]),
    ...(text.code ? [text.code] : []),
    ...[text.button, ...text.links].flatMap((link) => (link ? [link.label] : [])),
    text.why,
    ...content.business.address,
    content.business.phone,
  ];
}

const nonsense = /undefined|NaN|null|\[object|Invalid Date|\{|\}/;

describe.each(kinds)('%s', (kind) => {
  test('says the same as HTML and as text, and nothing broken', async () => {
    const content = sample(kind);
    const { subject, html, text } = await renderMail(content);
    expect(subject).not.toBe('');
    for (const said of saidBy(content)) {
      expect(wordsOf(html)).toContain(lettersOf(said));
      expect(lettersOf(text)).toContain(lettersOf(said));
    }
    for (const words of [subject, wordsOf(html), text]) expect(words).not.toMatch(nonsense);
  });

  test('is short enough for a notification', () => {
    const { title, body, url } = renderShort(sample(kind));
    expect(title).toMatch(/^.{5,60}$/);
    expect(body).toMatch(/^.{5,240}$/);
    expect(body).not.toMatch(nonsense);
    expect(url.startsWith(`${origin}/`)).toBe(true);
  });

  test('says less where less is known', async () => {
    const links = { home: `${origin}/`, booking: null, action: null, unsubscribe: null };
    const bare = sample(kind, { name: '', booking: null, payment: null, facts: {}, links });
    const { subject, html, text } = await renderMail(bare);
    const short = renderShort(bare);
    for (const words of [subject, wordsOf(html), text, short.title, short.body]) {
      expect(words).not.toMatch(nonsense);
    }
    expect(short.url).toBe(`${origin}/`);
  });

  test('leads to absolute addresses only, and loads nothing', async () => {
    const { html } = await renderMail(sample(kind));
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//);
    expect(html).not.toMatch(/<img|<link|<script|src=|url\(|@import/);
  });

  test('shows typed text as text', async () => {
    const evil = '<b onclick="x()">Nadia</b>\r\nBcc: victim@customer.test';
    const { booking, payment, ...rest } = sample(kind);
    const typed = {
      customer: { uid: 'u', name: evil, email: 'n@customer.test', phone: '' },
      note: evil,
      address: evil,
    };
    const { subject, html } = await renderMail({
      ...rest,
      name: evil,
      ownLine: evil,
      business: { ...rest.business, name: evil },
      facts: { ...rest.facts, reason: evil, reference: evil },
      booking: booking && {
        ...booking,
        ...typed,
        service: { ...booking.service, name: evil },
        vehicle: { ...booking.vehicle, registrationPlate: evil },
      },
      payment: payment && { ...payment, ...typed, service: { ...payment.service, name: evil } },
    });
    expect(html).not.toContain('<b onclick');
    expect(html).toContain('&lt;b onclick');
    expect(subject).toMatch(/^[^\r\n]{1,150}$/);
  });

  test('names the payment, because receipts have numbers of their own', () => {
    expect(saidBy(sample(kind))).not.toContain('Receipt number');
  });

  test('shows the line of the owner', async () => {
    const { html, text } = await renderMail(sample(kind, { ownLine: 'Closed on 21 February.' }));
    expect(html).toContain('Closed on 21 February.');
    expect(text).toContain('Closed on 21 February.');
  });
});

test('times are those of the business, with weekday and city', async () => {
  const text = lettersOf((await renderMail(sample('confirmation'))).text);
  expect(text).toContain('Tue, 3 Mar 2026 10:00 – 11:15 in Dhaka');
  expect(text).toContain(
    'Free to cancel until Mon, 2 Mar 2026, 10:00 in Dhaka. After that, no refund.',
  );
});

test('a confirmation of a visit that starts soon promises no refund', async () => {
  const now = new Date('2026-03-02T20:00:00Z');
  const text = lettersOf((await renderMail(sample('confirmation', { now }))).text);
  expect(text).toContain('Starts in under 24 hours, so no refund if you cancel.');
  expect(text).not.toContain('Free to cancel');
});

test('a confirmation is a receipt', async () => {
  const seller = { legalName: 'Clearcoat Ltd.', taxNumber: 'BIN 000123' };
  const { payment, ...content } = sample('confirmation');
  const { text } = await renderMail({ ...content, payment: payment && { ...payment, seller } });
  expect(text).toMatch(/Foam Wash +\$49\.00\nHand wax +\$18\.50\nTotal paid +\$67\.50\n/);
  expect(text).toContain('Charged to your card');
  expect(text).toContain('Sold by\nClearcoat Ltd.');
  expect(text).toContain('Tax number\nBIN 000123');
});

test('a confirmation that is sent again has a receipt for each payment that has come', async () => {
  const content = sample('confirmation');
  const addition = (status: string, name: string, price: number) => ({
    ...content.payment,
    _id: name,
    transactionId: name,
    status,
    paymentMethod: 'cash',
    received: null,
    amount: price,
    lines: [{ _id: 'addition', name, price, minutes: 0 }],
  });
  const additions = [
    addition('success', 'Larger car', 10),
    addition('unpaid', 'Carpets', 7),
  ] as MessageContent['additions'];
  const { text } = await renderMail({ ...content, additions });
  expect(text).toMatch(/Total paid +\$67\.50\n.*Larger car +\$10\.00\nTotal paid +\$10\.00\n/s);
  expect(text).toContain('Received in cash');
  expect(text).not.toContain('Carpets');
  expect(text).toContain('Please pay $7.00 at our desk.');
});

test('a move names the old and the new time', async () => {
  const text = lettersOf((await renderMail(sample('moved'))).text);
  expect(text).toContain('Old time Mon, 2 Mar 2026 10:00 – 11:15 in Dhaka');
  expect(text).toContain('New time Tue, 3 Mar 2026 10:00 – 11:15 in Dhaka');
});

test.each([
  ['user', 'You have cancelled your booking.'],
  ['admin', 'We have cancelled your booking.'],
  ['system', 'Your booking was cancelled.'],
] as const)('cancelled by: %s', async (by, words) => {
  const { text } = await renderMail(sample('cancelled', { facts: { by } }));
  expect(text).toContain(words);
});

test.each<[RefundReason, string]>([
  ['slot_gone', 'We could not book your visit'],
  ['another_payment', 'This payment was not needed'],
  ['given_up', 'You had cancelled this payment'],
])('money that could not be booked because of %s', async (refundReason, title) => {
  const { payment } = sample('place_lost');
  const { text } = await renderMail(
    sample('place_lost', { payment: payment && { ...payment, refundReason } }),
  );
  expect(text.toLowerCase()).toContain(title.toLowerCase());
});

describe('the money of a cancelled booking', () => {
  const textWith = async (change: Partial<MessageContent>) =>
    (await renderMail(sample('cancelled', change))).text;
  const { booking, payment } = sample('cancelled');

  test('goes back within the days that the business says', async () => {
    const business = { ...defaultSettings, refundDays: 5, refundNote: 'Some banks take longer.' };
    expect(await textWith({ business })).toContain(
      'Your $67.50 goes back to you in full. Back on the card you paid with, within 5 working days. Some banks take longer.',
    );
  });

  const added = payment && { ...payment, amount: 10, received: null };

  test('goes back with that of its additions, each by its method', async () => {
    const additions = [
      { ...added, status: 'refunded', paymentMethod: 'terminal' },
      { ...added, status: 'refund_due', paymentMethod: 'cash' },
      { ...added, status: 'void', paymentMethod: 'later' },
    ] as MessageContent['additions'];
    expect(await textWith({ additions })).toContain(
      'Your $10.00 was returned to you in full. Your $10.00 goes back to you in full. You paid in cash: please ask for it at our desk.',
    );
  });

  test('stays where it was cancelled too late', async () => {
    const kept = await textWith({
      booking: booking && { ...booking, refundTerms: 'by_notice' },
      payment: payment && { ...payment, status: 'success', refundReason: null },
      facts: { by: 'user', isRefunded: false },
    });
    expect(kept).toContain(
      'It was cancelled less than 24 hours before it was to start, so there is no refund.',
    );
  });

  test('of an addition that an edit gave back is not taken for that of the booking', async () => {
    const kept = await textWith({
      booking: booking && { ...booking, refundTerms: 'by_notice' },
      payment: payment && { ...payment, status: 'success', refundReason: null },
      additions: [{ ...added, status: 'refunded' }] as MessageContent['additions'],
      facts: { by: 'user', isRefunded: false },
    });
    expect(kept).toContain('so there is no refund.');
    expect(kept).not.toContain('returned');
  });

  test('was given back where a paid sale was undone', async () => {
    const undone = payment && { ...payment, status: 'void' as const, refundReason: null };
    const text = await textWith({ payment: undone });
    expect(text).toContain('The sale was undone, and your money was given back.');
    expect(text).not.toContain('nothing to pay');
  });

  test('is not spoken of where nothing was paid', async () => {
    const free = await textWith({ booking: booking && { ...booking, amount: 0 }, payment: null });
    expect(free).toContain('It was free of charge, so there is nothing to give back.');
    const unpaid = await textWith({
      booking: booking && { ...booking, refundTerms: 'by_notice' },
      payment: payment && {
        ...payment,
        amount: 0,
        status: 'success',
        refundReason: null,
        received: null,
      },
      additions: [
        { ...added, status: 'void', paymentMethod: 'later' },
      ] as MessageContent['additions'],
      facts: { by: 'user', isRefunded: false },
    });
    expect(unpaid).toContain('Nothing was paid, so there is nothing to give back.');
  });
});

describe('a mail that money was returned', () => {
  const { payment } = sample('refunded');
  const rest = { amount: 57.5, reason: '', reference: 'RF-204817', at: new Date() };
  const part = { amount: 10, reason: '', reference: 'RF-1', at: new Date() };

  test.each([
    ['all of it at once', [{ ...rest, amount: 67.5 }], '$67.50'],
    ['the rest, after a part', [part, rest], '$57.50'],
  ])('has its sum beside its reference: %s', (_case, refunds, sum) => {
    const { facts } = writeMessage(
      sample('refunded', { payment: payment && { ...payment, refunds } }),
    );
    expect(facts).toContainEqual(['Amount', sum]);
    expect(facts).toContainEqual(['Reference', 'RF-204817']);
  });
});

test('a mail that the money of several payments was returned has their sum in text and facts', () => {
  const content = sample('refunded');
  const additions = [{ ...content.payment, amount: 10 }] as MessageContent['additions'];
  const { paragraphs, facts } = writeMessage({ ...content, additions, facts: { amount: 77.5 } });
  expect(paragraphs).toContain('$77.50 of your payment was returned to you.');
  expect(facts).toContainEqual(['Amount', '$77.50']);
});

test('a mail about a lost bay says that cancelling is free', () => {
  expect(saidBy(sample('displaced'))).toContain('You can also cancel, free of charge.');
});

test('mails to customers about bookings have a link that stops optional ones', async () => {
  expect((await renderMail(sample('reminder_day'))).html).toContain('/unsubscribe?');
  expect((await renderMail(sample('confirmation'))).html).toContain('/unsubscribe?');
  expect((await renderMail(sample('staff_booking'))).html).not.toContain('/unsubscribe?');
  expect((await renderMail(sample('reset_password'))).html).not.toContain('/unsubscribe?');
});

test('the address behind the button of an account mail stands there as text', async () => {
  const { text } = await renderMail(sample('reset_password'));
  expect(text).toContain(`Or open this address:\n${origin}/auth/action?mode=resetPassword`);
});

test('a service at the customer’s names their address instead of ours', async () => {
  const content = sample('reminder_day');
  const booking = content.booking && {
    ...content.booking,
    service: { ...content.booking.service, location: 'customer' as const },
    address: 'House 7, Road 3, Dhaka',
  };
  const { text } = await renderMail({ ...content, booking });
  expect(text).toContain('We come to\nHouse 7, Road 3, Dhaka');
  expect(text).toContain('We come to you at 10:00.');
  expect(text).not.toContain('Directions');
});

test('a name in a right-to-left script does not reorder what stands beside it', () => {
  const content = sample('staff_booking');
  const { booking } = content;
  if (!booking) throw new Error('The sample has no booking');
  const customer = { ...booking.customer, name: 'محمد علي' };
  const service = { ...booking.service, name: 'غسيل' };
  const vehicle = { ...booking.vehicle, registrationPlate: 'أ ب 12' };
  const written = { ...content, booking: { ...booking, customer, service, vehicle } };
  expect(renderShort(written).body).toMatch(/^\u2068محمد علي\u2069, \u2068غسيل\u2069, \w{3}, /);
  expect(writeMessage(written).subject).toContain(': \u2068محمد علي\u2069, \u2068غسيل\u2069, ');
  expect(writeMessage(written).facts.find(([label]) => label === 'Vehicle')?.[1]).toMatch(
    /, \u2068أ ب 12\u2069$/,
  );
});

test('of many bookings without a bay the business is told how many, and where the list is', async () => {
  const about = { booking: null, payment: null, facts: { bookingCount: 300 } };
  const links = { ...sample('staff_displaced').links, action: `${origin}/dashboard/bays` };
  const content = sample('staff_displaced', { ...about, links });
  expect(writeMessage(content)).toMatchObject({
    subject: '300 bookings have lost their bays',
    facts: [],
    button: { label: 'Open the list', url: `${origin}/dashboard/bays` },
  });
  expect((await renderMail(content)).text).toContain('/dashboard/bays');
});

import type { BadBody } from './bad-body.ts';

const sizePrice = { sizeId: 'large', price: 41.05, duration: 45 };

const notUploaded = { image: `/api/images/${'0'.repeat(64)}` };

const picture = { image: '/pictures/bonnet.webp', caption: 'A bonnet' };

/** Bodies with one fault each: services and their reviews. */
export const badServiceBodies: BadBody[] = [
  {
    endpoint: 'createService',
    as: 'admin',
    body: () => ({
      name: 'Foam Wash',
      description: 'Foam, rinse,\ndry.',
      price: 49.9,
      duration: 45,
      image: '/pictures/foam.svg',
      category: 'basicWash',
      benefits: ['Clean'],
      suitableFor: ['car'],
    }),
    faults: [
      ['sizePrices[0].price', { sizePrices: [{ ...sizePrice, price: 0.5 }] }],
      ['sizePrices[1].sizeId', { sizePrices: [sizePrice, sizePrice] }],
      ['image', { image: 'https://elsewhere.example/foam.png' }],
      ['image', { image: '//elsewhere.example/foam.png' }],
      ['image', { image: 'javascript:alert(1)' }],
      ['image', { image: '/../../etc/passwd' }],
      ['image', { image: '/pictures/../api/bookings' }],
      ['image', { image: '/pictures/foam.svg/more' }],
      ['image', { image: '/login' }],
      ['image', { image: '/a.png?x=<script>' }],
      ['image', { image: '/api/images/../secrets' }],
      ['image', notUploaded],
      [
        'pictures[0].image',
        { pictures: [{ ...picture, image: 'https://elsewhere.example/a.png' }] },
      ],
      ['pictures[0].image', { pictures: [{ ...picture, image: '/../../etc/passwd' }] }],
      ['pictures[0].image', { pictures: [{ ...picture, ...notUploaded }] }],
      ['pictures[0].imageBefore', { pictures: [{ ...picture, imageBefore: '/../etc/passwd' }] }],
      [
        'pictures[0].imageBefore',
        { pictures: [{ ...picture, imageBefore: '//elsewhere.example/a.png' }] },
      ],
      [
        'pictures[0].imageBefore',
        { pictures: [{ ...picture, imageBefore: `/api/images/${'0'.repeat(64)}` }] },
      ],
      ['description', { description: 'beep \u0007' }],
      ['keywords[1]', { keywords: ['wash', 'wash'] }],
      ['benefits[2]', { benefits: ['Clean', 'Dry', 'Clean'] }],
      ['suitableFor', { suitableFor: ['car', 'car'] }],
      ['suitableFor[1]', { suitableFor: ['car', 'Anything on wheels'] }],
    ],
  },
  {
    endpoint: 'updateService',
    as: 'admin',
    params: ({ service }) => ({ id: service }),
    faults: [
      ['image', { image: '/../../etc/passwd' }],
      ['image', notUploaded],
    ],
  },
  {
    endpoint: 'createServiceReview',
    as: 'user',
    body: ({ service }) => ({ service, rating: 5, review: 'Shiny.' }),
  },
  {
    endpoint: 'updateServiceReview',
    as: 'user',
    params: () => ({ id: 'nobody-nothing' }),
  },
  {
    endpoint: 'createReview',
    as: 'user',
  },
  {
    endpoint: 'answerReview',
    as: 'admin',
    params: () => ({ id: 'nobody-nothing' }),
  },
  {
    endpoint: 'hideReview',
    as: 'admin',
    params: () => ({ id: 'nobody-nothing' }),
  },
];

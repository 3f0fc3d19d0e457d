const fragment = (path: string, id: string) => `${path}#${id}`;

/** Element id of the testimonials on the home page. */
export const testimonialsId = 'testimonials';

/** The address of every screen. Ids are escaped, so any text makes a valid path. */
export const paths = {
  home: '/',
  testimonials: fragment('/', testimonialsId),
  services: '/services',
  service: (id: string) => `/services/${encodeURIComponent(id)}`,
  booking: (serviceId: string, slotId: string) =>
    `/booking/${encodeURIComponent(serviceId)}/${encodeURIComponent(slotId)}`,
  bookingSuccess: '/booking-success',
  bookingFail: '/booking-fail',
  signIn: '/auth/signin',
  signUp: '/auth/signup',
} as const;

/** The same screens as the router matches them. */
export const routePatterns = {
  service: '/services/:id',
  legacyService: '/serviceDetails/:id',
  booking: '/booking/:serviceId/:slotId',
} as const;

/** Query parameter of the home page that the payment provider's cancel link carries. */
export const cancelledPaymentParameter = 'cancelled';

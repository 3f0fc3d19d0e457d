/** Places of a service: our own, or the customer's. */
export const serviceLocations = ['business', 'customer'] as const;
type ServiceLocation = (typeof serviceLocations)[number];

export const serviceLocationLabels: Record<ServiceLocation, string> = {
  business: 'At our place',
  customer: "At the customer's",
};

/** Tells whether a service is done at the customer's place. */
export const isAtCustomer = ({ location }: { location: ServiceLocation }): boolean =>
  location === 'customer';

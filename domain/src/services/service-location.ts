/** Where a service is done: at our place, or at the customer's. */
export const serviceLocations = ['business', 'customer'] as const;
export type ServiceLocation = (typeof serviceLocations)[number];

export const serviceLocationLabels: Record<ServiceLocation, string> = {
  business: 'At our place',
  customer: "At the customer's",
};

/** Services from before there was a choice are done at our place. */
export const isAtCustomer = ({ location }: { location?: ServiceLocation | undefined }): boolean =>
  location === 'customer';

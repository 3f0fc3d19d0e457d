/**
 * Facts about the business that are not settings. Name, contact details and opening hours are settings:
 * `lib/settings`, with their defaults in `domain/src/settings`.
 */
export const business = {
  description:
    'Book a car wash or a full detail in a minute: pick a service, choose an open time slot, pay by card and arrive.',
  establishedYear: 2009,
  mission:
    'To give every car the care its owner would give it, with the time, the tools and the steady hands that few of us have at home.',
  vision:
    'A city where a clean car never costs anybody a free afternoon, and where washing one takes no more water than the job needs.',
} as const;

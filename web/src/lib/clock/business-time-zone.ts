/** The IANA name of the time zone in which the business opens and closes. */
export const businessTimeZone = import.meta.env.VITE_BUSINESS_TIME_ZONE;

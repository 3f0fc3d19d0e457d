/** Build-time constants in the bundle. Nothing secret: everybody can read them. */
interface ImportMetaEnv {
  /** The project's Firebase web config as JSON. */
  readonly VITE_FIREBASE_CONFIG: string;
  /** Addresses of the local emulators as JSON; missing in a build for a real project. */
  readonly VITE_EMULATORS?: string;
  /** The site key of reCAPTCHA Enterprise for App Check; missing where App Check is off. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** The id of this build; empty in the development server. */
  readonly VITE_BUILD: string;
  /** The settings above that the server has to share, as `describeSettings` writes them. */
  readonly VITE_SETTINGS: string;
  /** `yes`: the sign-in page has the buttons of the demo accounts. */
  readonly VITE_DEMO_ACCOUNTS: string;
  /** The IANA name of the business time zone. */
  readonly VITE_BUSINESS_TIME_ZONE: string;
  /** ISO 3166-1 alpha-2 code of the country whose phone numbers may be typed without a country code. */
  readonly VITE_BUSINESS_COUNTRY: string;
  /** `yes`: this site sends mails. Where it does not, nobody can confirm an address, and nobody is asked to. */
  readonly VITE_SENDS_MAILS: string;
  /** Origin of the public site, without a slash at its end. */
  readonly VITE_PUBLIC_BASE_URL: string;
  /** Details that customers enter about a vehicle besides type and plate: names separated by spaces. */
  readonly VITE_ASKED_VEHICLE_DETAILS: string;
  /** ISO 4217 code of the currency of all prices. */
  readonly VITE_CURRENCY: string;
  /** The public VAPID key, base64url; empty: there are no notifications. */
  readonly VITE_PUSH_PUBLIC_KEY: string;
}

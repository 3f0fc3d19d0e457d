/** What the build puts into the bundle. Nothing secret: everybody can read it. */
interface ImportMetaEnv {
  /** The project's Firebase web config as JSON. */
  readonly VITE_FIREBASE_CONFIG: string;
  /** Addresses of the local emulators as JSON; absent in a build for a real project. */
  readonly VITE_EMULATORS?: string;
  /** The site key of reCAPTCHA Enterprise for App Check; absent where App Check is off. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** The IANA name of the business's time zone. */
  readonly VITE_BUSINESS_TIME_ZONE: string;
}

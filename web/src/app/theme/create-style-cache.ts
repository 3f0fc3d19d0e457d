import createCache, { type EmotionCache } from '@emotion/cache';

/** Creates emotion's cache of styles: one for each request on a server, one for the page in a browser. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css' });

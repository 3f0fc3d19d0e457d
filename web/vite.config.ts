import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { onlyInDashboard } from './only-in-dashboard.ts';
import { colorModeStorageKey, colorSchemeAttribute, surface } from './src/app/theme/surface.ts';
import { business } from './src/lib/business.ts';

const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The project the build is for. One clear line instead of a page that cannot start. */
function readProjectId(config: string | undefined): string {
  if (!config) {
    throw new Error('VITE_FIREBASE_CONFIG is missing: set it to the Firebase web config as JSON.');
  }
  try {
    const { projectId } = JSON.parse(config);
    if (typeof projectId === 'string' && projectId !== '') return projectId;
  } catch {
    // Falls through to the same line: what is wrong with it is the same to whoever sets it.
  }
  throw new Error(
    'VITE_FIREBASE_CONFIG must be JSON with apiKey, authDomain, projectId and appId.',
  );
}

/** One setting for the server and the client: the server's parameter file of that project. */
function readTimeZone(projectId: string): string {
  const { BUSINESS_TIME_ZONE } = loadEnv(projectId, inRepository('functions'), 'BUSINESS_');
  return BUSINESS_TIME_ZONE || 'Asia/Dhaka';
}

const nothing = fileURLToPath(new URL('./src/lib/firebase/unused-products.ts', import.meta.url));

/** reactfire imports more products than this site uses: 50 KB that nobody would run. */
const unusedProducts = Object.fromEntries(
  ['database', 'functions', 'remote-config', 'storage'].map((name) => [
    `firebase/${name}`,
    nothing,
  ]),
);

const bootColors = (scheme: 'light' | 'dark') => `
      color-scheme: ${scheme};
      --boot-background: ${surface[scheme].background};
      --boot-text: ${surface[scheme].text};
      --boot-accent: ${surface[scheme].accent};`;

/** Lets index.html, which paints before any script, share its texts and colours with the theme. */
function htmlConstants(): Plugin {
  const constants: Record<string, string> = {
    businessName: business.name,
    tagline: business.tagline,
    description: business.description,
    colorModeStorageKey,
    colorSchemeAttribute,
    lightBackground: surface.light.background,
    darkBackground: surface.dark.background,
  };
  const colors = `
      :root {${bootColors('light')} }
      :root[${colorSchemeAttribute}='dark'] {${bootColors('dark')} }
    `;
  return {
    name: 'html-constants',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace(/\{\{(\w+)\}\}/g, (_, name) => constants[name] ?? ''),
        tags: [{ tag: 'style', children: colors, injectTo: 'head' }],
      }),
    },
  };
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname);
  const projectId = readProjectId(env.VITE_FIREBASE_CONFIG);
  return {
    root: import.meta.dirname,
    plugins: [react(), htmlConstants(), onlyInDashboard()],
    resolve: {
      alias: { '~': fileURLToPath(new URL('./src', import.meta.url)), ...unusedProducts },
    },
    define: {
      'import.meta.env.VITE_BUSINESS_TIME_ZONE': JSON.stringify(readTimeZone(projectId)),
    },
    build: {
      outDir: process.env.WEB_OUT_DIR ?? 'dist',
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          // Changes only with an upgrade, so a returning visitor has it after a deploy.
          codeSplitting: {
            groups: [
              {
                name: 'framework',
                test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
              },
            ],
          },
        },
      },
    },
  };
});

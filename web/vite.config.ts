import { fileURLToPath } from 'node:url';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { sessionStorageKey } from '@carwash/domain/users/session';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildId } from '../scripts/build-id.ts';
import { licensesOf } from './build/notices.ts';
import { onlyInDashboard } from './build/only-in-dashboard.ts';
import { readProjectId, readSharedSettings } from './build/project-settings.ts';
import { sharedFiles } from './build/shared-files.ts';
import { withoutDefaultTheme } from './build/without-default-theme.ts';
import { colorModeStorageKey, colorSchemeAttribute, surface } from './src/app/theme/surface.ts';
import { paths } from './src/lib/address/paths.ts';
import { business } from './src/lib/business.ts';

const nothing = fileURLToPath(new URL('./src/lib/firebase/unused-products.ts', import.meta.url));

/** Products that reactfire imports but this site does not use: 50 KB that would never run. */
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
    businessName: defaultSettings.name,
    tagline: defaultSettings.tagline,
    description: business.description,
    colorModeStorageKey,
    colorSchemeAttribute,
    sessionStorageKey,
    signInPath: paths.signIn,
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

/**
 * Files for what every page needs: of React, of other packages, and of the app. Then for what several of the most
 * visited pages need. The bundler divides the rest.
 */
const groups = () => [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'packages', tags: ['$initial' as const], test: /\/node_modules\//, priority: 2 },
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
  sharedFiles(),
];

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const projectId = readProjectId(mode);
  return {
    root: import.meta.dirname,
    plugins: [react(), htmlConstants(), withoutDefaultTheme(), !isSsrBuild && onlyInDashboard()],
    resolve: {
      alias: { '~': fileURLToPath(new URL('./src', import.meta.url)), ...unusedProducts },
    },
    // Bundles all packages, because the deployed functions install none of them. Firebase is external,
    // because nothing loads it while a page is rendered.
    ssr: { noExternal: command === 'build' || undefined, external: ['firebase'] },
    define: {
      ...Object.fromEntries(
        Object.entries(readSharedSettings(projectId)).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
      'import.meta.env.VITE_BUILD': JSON.stringify(command === 'build' ? buildId() : ''),
      // Set here, because the server may run without the variable and would render development output.
      ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    },
    build: {
      outDir: process.env.WEB_OUT_DIR ?? 'dist',
      emptyOutDir: true,
      manifest: !isSsrBuild,
      license: !isSsrBuild && licensesOf('app'),
      ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: groups() } } } }),
    },
  };
});

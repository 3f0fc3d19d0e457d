import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@carwash/domain/page-data';

/** Names of the pages that the server renders, as the build of the site uses them. */
export type PageName = 'home' | 'about' | 'services' | 'service' | 'signIn' | 'signUp';

/** Files that the build of the site has made for the server. */
export interface PageFiles {
  /** Returns the HTML of a page without its content. */
  template: (name: PageName) => Promise<string>;
  loadRenderer: () => Promise<RenderPage>;
  /** Returns the headers of every answer: those of Hosting. */
  headers: () => Promise<Record<string, string>>;
}

/**
 * Returns access to the files of a build.
 * @param folder of the build
 */
export function readPageFiles(folder: string): PageFiles {
  const texts = new Map<string, Promise<string>>();
  const read = (file: string): Promise<string> => {
    const text = texts.get(file) ?? readFile(`${folder}/${file}`, 'utf8');
    texts.set(file, text);
    return text;
  };
  return {
    template: (name) => read(`${name}.html`),
    headers: async () => JSON.parse(await read('headers.json')),
    loadRenderer: async () =>
      (await import(pathToFileURL(`${folder}/entry-server.js`).href)).renderPage,
  };
}

import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@carwash/domain/page-data';

/** The pages that are rendered for whoever asks, as the build of the site has named them. */
export type PageName = 'home' | 'about' | 'services' | 'service';

/** What the build of the site has left for the server. */
export interface PageFiles {
  /** The HTML of a page without what is in it. */
  template: (name: PageName) => Promise<string>;
  loadRenderer: () => Promise<RenderPage>;
  /** The headers of every answer: those of Hosting. */
  headers: () => Promise<Record<string, string>>;
}

/** @param folder of one build */
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
    loadRenderer: async () => (await import(pathToFileURL(`${folder}/server.js`).href)).renderPage,
  };
}

import { pathToFileURL } from 'node:url';
import { findPageSources } from '../build-pages.ts';
import type { Page } from '../pages/runtime/define-page.ts';

/** The definitions of all pages, by task; `render` aside they run without a document. */
export async function loadPages(): Promise<ReadonlyMap<string, Page<unknown>>> {
  const sources = await findPageSources();
  const pages = [...sources].map(async ([task, file]) => {
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default?: Page<unknown> };
    if (module.default === undefined) throw new Error(`${file} must export a page by default: definePage({ … })`);
    return [task, module.default] as const;
  });
  return new Map(await Promise.all(pages));
}

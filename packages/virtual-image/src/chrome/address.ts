import { google, type SearchEngine } from './search-engines.ts';

/** A tab with nothing in it yet. */
export const newTabUrl = 'chrome://newtab';

/** Where Chrome's help is read; there is no network, so that nobody can. */
export const helpUrl = 'https://support.google.com/chrome/topic/6069782';

/** What is loaded for what was typed: an address, or a search for the words. */
export function urlFor(typed: string, engine: SearchEngine = google): string {
  const text = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:\S+$/i.test(text)) return text;
  if (/^[^\s/?#]+\.[a-z]{2,}([/?#:]\S*)?$/i.test(text)) return `https://${text}`;
  if (/^(localhost|\d+\.\d+\.\d+\.\d+)(:\d+)?(\/\S*)?$/i.test(text)) return `http://${text}`;
  return engine.search + encodeURIComponent(text);
}

/** How an address is shown while nobody edits it. */
export function shownAddress(url: string): string {
  if (url === newTabUrl) return '';
  const web = /^https?:\/\/(?:www\.)?(.*)$/i.exec(url)?.[1];
  return web === undefined ? url : web.replace(/\/$/, '');
}

/** What a list says of where a page is from. */
export function hostOf(url: string): string {
  return /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1] ?? url;
}

export function isWebPage(url: string): boolean {
  return /^https?:/i.test(url);
}

/** Who looks for words that are typed into the address bar. */
export interface SearchEngine {
  readonly name: string;
  readonly host: string;
  /** Address of a search, up to the words. */
  readonly search: string;
}

export const google: SearchEngine = {
  name: 'Google',
  host: 'google.com',
  search: 'https://www.google.com/search?q=',
};

/** In the order of the settings. */
export const searchEngines: readonly SearchEngine[] = [
  google,
  { name: 'Yahoo!', host: 'yahoo.com', search: 'https://search.yahoo.com/search?p=' },
  { name: 'Bing', host: 'bing.com', search: 'https://www.bing.com/search?q=' },
  { name: 'DuckDuckGo', host: 'duckduckgo.com', search: 'https://duckduckgo.com/?q=' },
  { name: 'Ecosia', host: 'ecosia.org', search: 'https://www.ecosia.org/search?q=' },
];

/** @returns Google's where the host is of none */
export function searchEngineOf(host: string): SearchEngine {
  return searchEngines.find((engine) => engine.host === host) ?? google;
}

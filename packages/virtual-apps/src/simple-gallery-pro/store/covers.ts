/** Chosen pictures by the folders they stand for; what cannot be read counts as none. */
export function parseCovers(text: string): ReadonlyMap<string, string> {
  try {
    const entries: unknown = JSON.parse(text);
    return new Map(Array.isArray(entries) ? entries.filter(isCover).map(({ path, tmb }) => [path, tmb]) : []);
  } catch {
    // Anybody with a shell can change the preference: without covers the newest pictures stand for their folders.
    return new Map();
  }
}

export function renderCovers(covers: ReadonlyMap<string, string>): string {
  return JSON.stringify([...covers].map(([path, tmb]) => ({ path, tmb })));
}

function isCover(entry: unknown): entry is { path: string; tmb: string } {
  if (typeof entry !== 'object' || entry === null) return false;
  return 'path' in entry && typeof entry.path === 'string' && 'tmb' in entry && typeof entry.tmb === 'string';
}

import { distance } from 'fastest-levenshtein';

/** The names somebody may have meant, best first; at most `limit` (default 3). Case does not count. */
export function nearNames(name: string, names: Iterable<string>, limit = 3): string[] {
  const wanted = name.toLowerCase();
  const mistakes = Math.max(2, Math.floor(wanted.length / 3));
  return [...new Set(names)]
    .map((candidate) => ({ candidate, distance: distanceTo(wanted, candidate.toLowerCase()) }))
    .filter((near) => near.distance <= mistakes)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map((near) => near.candidate);
}

/** `; did you mean "a" or "b"?`, or nothing when no name is near. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const near = nearNames(name, names).map((candidate) => JSON.stringify(candidate));
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
}

/** Typing mistakes; a name begun or ended right and left incomplete counts as few. */
function distanceTo(wanted: string, candidate: string): number {
  const incomplete = wanted.length >= 3 && (candidate.startsWith(wanted) || candidate.endsWith(wanted));
  return incomplete ? Math.min(2, distance(wanted, candidate)) : distance(wanted, candidate);
}

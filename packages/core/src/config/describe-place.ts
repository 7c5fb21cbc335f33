import { fileURLToPath } from 'node:url';
import { isAndroidWorldError } from '../contracts/errors.ts';

/**
 * Where a file of the user's was when something went wrong: the innermost line that is neither Node's nor an installed
 * package's, and that we called. A message such as "x is not a function" says nothing without it.
 *
 * @returns e.g. ` (at /work/agent.ts:3:14)`, with the space, or nothing
 */
export function describePlace(thrown: unknown): string {
  // Ours say themselves what is wrong.
  if (!(thrown instanceof Error) || isAndroidWorldError(thrown)) return '';
  const places = (thrown.stack ?? '').split('\n').flatMap((line) => frame.exec(line)?.[1] ?? []);
  const called = places.findIndex((each) => each.startsWith(own));
  const theirs = called === -1 ? places : places.slice(0, called);
  const place = theirs.find((each) => !/[\\/]node_modules[\\/]/.test(each));
  return place === undefined ? '' : ` (at ${place})`;
}

/** `at name (file:///a/b.ts:1:2)` or `at /a/b.ts:1:2`. */
const frame = /^\s+at (?:.*\()?(?:file:\/\/)?((?:\/|[A-Za-z]:\\).*:\d+:\d+)\)?$/;

/** The folder of the package that a module of it is in, built or not: the last `src` or `dist` is its own, others are above it. */
export function packageFolder(file: string): string {
  return file.replace(/^(.*[\\/])(?:src|dist)[\\/].*$/, '$1');
}

const own = packageFolder(fileURLToPath(import.meta.url));

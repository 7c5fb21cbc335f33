import { describeThrown } from '../messages/describe-thrown.ts';
import { describePlace } from './describe-place.ts';

/**
 * Why a file of the user's could not be loaded, and where in it. A package that it imports and that is not installed is the
 * most usual reason of all: it comes with the command that installs it, and without the words of the loader.
 */
export function describeLoadFailure(thrown: unknown): string {
  const missing = missingModule(thrown);
  if (missing === undefined) return `${describeThrown(thrown)}${describePlace(thrown)}`;
  const { specifier, importer } = missing;
  const by = importer === undefined ? '' : `, which ${importer} imports,`;
  if (!bare.test(specifier)) return `"${specifier}"${by} is not there`;
  const name = packageOf(specifier);
  return `the package "${name}"${by} is not installed\n    npm install --save-dev ${name}`;
}

/** `@acme/suite` of `@acme/suite/extra`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Neither a path, nor an address, nor an import of the importer's own package. */
const bare = /^(?:@[^/\s]+\/)?[A-Za-z0-9][^:\s]*$/;

/** Of `import`, and of `require`, which TypeScript comes down to where Node cannot read it. */
function missingModule(thrown: unknown): { specifier: string; importer: string | undefined } | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined;
  if (thrown.code !== 'ERR_MODULE_NOT_FOUND' && thrown.code !== 'MODULE_NOT_FOUND') return undefined;
  const [, specifier, byImport, byRequire] =
    /^Cannot find (?:module|package) '([^']+)'(?: imported from (.+)|\nRequire stack:\n- (.+))?/.exec(thrown.message) ??
    [];
  return specifier === undefined ? undefined : { specifier, importer: byImport ?? byRequire };
}

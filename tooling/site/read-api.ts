import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, type ProjectReflection, type TypeDocOptions } from 'typedoc';

const root = join(import.meta.dirname, '../..');

/** Entries that promise nothing, or hold declarations alone (docs/stability.md). */
const unpromised = new Set(['core/internals', 'core/host', 'app-sdk/modules']);

/** Read by TypeDoc: the public entries of every package. */
export async function readApi(options: TypeDocOptions = {}): Promise<{ app: Application; project: ProjectReflection }> {
  const app = await Application.bootstrap({
    name: 'AndroidWorld for TypeScript',
    entryPoints: publicEntries(),
    tsconfig: join(root, 'tsconfig.json'),
    // The compiler of CI has checked them.
    skipErrorChecking: true,
    excludeExternals: true,
    excludeInternal: true,
    logLevel: 'Error',
    ...options,
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the packages; it says why above');
  for (const module of project.children ?? []) module.name = nameOf(module.name);
  return { app, project };
}

/** As it is imported: `@androidworld/core/agent` of `core/src/entries/agent`. */
function nameOf(module: string): string {
  const [, name = '', entry = ''] = /^([\w-]+)\/src(?:\/(?:entries\/)?(.+?))?(?:\/index)?$/.exec(module) ?? [];
  const packageName = name === 'cli' ? 'androidworld' : `@androidworld/${name}`;
  return entry === '' ? packageName : `${packageName}/${entry}`;
}

function publicEntries(): string[] {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join(root, 'packages', name);
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      exports: Readonly<Record<string, string | { readonly 'androidworld-source': string }>>;
    };
    return Object.entries(exports)
      .filter(([entry]) => !unpromised.has(`${name}${entry.slice(1)}`))
      .flatMap(([, to]) => (typeof to === 'string' ? [] : [join(folder, to['androidworld-source'])]));
  });
}

import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mitText } from './mit-text.ts';

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as the package states it. */
  readonly licence: string;
  readonly homepage: string | undefined;
  /** Who holds the copyright, as far as the package says. */
  readonly author: string | undefined;
  /** Only for some systems: which of them is installed depends on this computer. */
  readonly isForSomeSystems: boolean;
  readonly folder: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
  readonly homepage?: string;
  readonly author?: string | { readonly name?: string };
  readonly os?: unknown;
  readonly cpu?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * All packages that whoever installs ours gets too, as far as they are installed here, by name and version.
 *
 * @param leftOut names of packages that are not gone into
 */
export function productionPackages(
  folders: readonly string[],
  leftOut: readonly string[] = [],
): readonly InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const visit = (folder: string, isOwn: boolean): void => {
    if (found.has(folder)) return;
    const manifest = readManifest(folder);
    if (!isOwn) found.set(folder, describe(manifest, folder));
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const dependency = resolveFrom(folder, name);
      // Those for other systems are not installed.
      if (!leftOut.includes(name) && dependency?.includes('node_modules')) visit(dependency, false);
    }
  };
  for (const folder of folders) visit(realpathSync(folder), true);
  return [...new Map([...found.values()].map((each) => [`${each.name}@${each.version}`, each])).values()].toSorted(
    (a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1),
  );
}

/** The packages these files belong to; files of our own are left out. */
export function packagesOf(files: readonly string[]): readonly InstalledPackage[] {
  const folders = files
    .filter((file) => file.includes('node_modules'))
    .map((file) => packageFolder(realpathSync(file)));
  return [...new Set(folders)].toSorted().map((folder) => describe(readManifest(folder), folder));
}

/**
 * The text of a package's licence: a file of its own, or a chapter of its README; for the MIT licence, that with its author.
 * @throws when it ships none
 */
export function licenceText({ name, licence, author, folder }: InstalledPackage): string {
  const fileLike = (pattern: RegExp) => {
    const file = readdirSync(folder).find((entry) => pattern.test(entry));
    return file === undefined ? undefined : readFileSync(join(folder, file), 'utf8').trim();
  };
  const text =
    fileLike(/^(licen[cs]e|copying)([.-]|$)/i) ?? /^(# *)?licen[cs]e\b[\s\S]*/im.exec(fileLike(/^readme/i) ?? '')?.[0];
  if (text !== undefined) return text;
  if (licence === 'MIT' && author !== undefined) return mitText(author);
  throw new Error(`${name} ships no text of its licence in ${folder}: copy it from its repository`);
}

function describe(manifest: Manifest, folder: string): InstalledPackage {
  const { name, version, homepage, license, licenses, author, os, cpu } = manifest;
  const stated =
    typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '));
  return {
    name,
    version,
    licence: stated || 'none stated',
    homepage,
    author: typeof author === 'string' ? author : author?.name,
    isForSomeSystems: os !== undefined || cpu !== undefined,
    folder,
  };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** As Node looks for packages: in each `node_modules` on the way up. */
function resolveFrom(folder: string, name: string): string | undefined {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return undefined;
}

function packageFolder(file: string): string {
  for (let at = dirname(file); dirname(at) !== at; at = dirname(at)) {
    // Folders within a package have manifests without a name.
    if (existsSync(join(at, 'package.json')) && readManifest(at).version !== undefined) return at;
  }
  throw new Error(`${file} belongs to no package`);
}

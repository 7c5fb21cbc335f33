import { readFile } from 'node:fs/promises';
import { isScreensFactory, screensFactory } from '@androidworld/app-sdk/node';
import { makeSecret } from '../make-secret.ts';

/** The modules with the screens of phones' apps, by their paths on the server. */
export class OfferedApps {
  readonly #files = new Map<string, string>();
  readonly #paths = new Map<string, string>();
  readonly #prefixes = new Map<number, string>();
  #offers = 0;

  /**
   * @returns its path; an app may be somebody's secret, so that nobody guesses it. Another module of the same app has
   * another one: a page never loads a path again
   */
  offer(phone: number, packageName: string, moduleFile: string): string {
    const prefix = this.#prefixes.get(phone) ?? `/apps/${makeSecret()}/`;
    this.#prefixes.set(phone, prefix);
    const name = `${prefix}${packageName}`;
    const known = this.#paths.get(name);
    if (known !== undefined && this.#files.get(known) === moduleFile) return known;
    if (known !== undefined) this.#files.delete(known);
    this.#offers += 1;
    const path = `${prefix}${this.#offers}/${packageName}.js`;
    this.#paths.set(name, path);
    this.#files.set(path, moduleFile);
    return path;
  }

  find(phone: number, path: string): string | undefined {
    const prefix = this.#prefixes.get(phone);
    return prefix !== undefined && path.startsWith(prefix) ? this.#files.get(path) : undefined;
  }

  withdraw(phone: number): void {
    const prefix = this.#prefixes.get(phone);
    this.#prefixes.delete(phone);
    if (prefix === undefined) return;
    for (const map of [this.#files, this.#paths])
      for (const key of map.keys()) if (key.startsWith(prefix)) map.delete(key);
  }
}

/** By the files they come from: all phones of this process have the same apps. */
const factories = new Map<string, { readonly source: string; readonly code: string }>();

/**
 * The module of a file as a page loads it: one that makes the screens, as `bundleScreens()` writes it and other bundlers do
 * not.
 *
 * @throws when the file cannot be read; one that is no module throws where it is loaded
 */
export async function readFactory(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  if (isScreensFactory(source)) return source;
  const known = factories.get(file);
  if (known?.source === source) return known.code;
  const code = factoryOf(source);
  factories.set(file, { source, code });
  return code;
}

function factoryOf(source: string): string {
  try {
    return screensFactory(source);
  } catch (error) {
    // The page tells of it, as of all that is wrong with an app.
    return `throw new SyntaxError(${JSON.stringify(error instanceof Error ? error.message : String(error))});\n`;
  }
}

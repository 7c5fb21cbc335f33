import { pathToFileURL } from 'node:url';

/**
 * Finds a package or file as `import` in a file of `folder` would.
 *
 * @returns a `file:` URL, or `undefined` when there is none
 */
export async function resolveModule(specifier: string, folder: string): Promise<string | undefined> {
  const { createJiti } = await import('jiti');
  const parentURL = pathToFileURL(`${folder}/`);
  return createJiti(parentURL.href).esmResolve(specifier, { parentURL, conditions, try: true });
}

/** Imports a module; TypeScript too, whether or not this Node can read it. */
export async function loadModule(url: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(/* @vite-ignore */ url);
  } catch (error) {
    // Node found nothing to run yet, so nothing runs twice. jiti reads what Node does not.
    if (!isTypeScript(url) || !unreadable.has(codeOf(error))) throw error;
    const { createJiti } = await import('jiti');
    return await createJiti(url, { interopDefault: false }).import(url);
  }
}

/** Those of `import`, with the ones this process was started with. */
const conditions = [
  'node',
  'import',
  ...process.execArgv.flatMap((argument) => /^(?:--conditions|-C)=(.+)$/.exec(argument)?.[1] ?? []),
];

const unreadable: ReadonlySet<unknown> = new Set([
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
  'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
  // TypeScript may import `./agent` for `./agent.ts`.
  'ERR_MODULE_NOT_FOUND',
]);

function isTypeScript(url: string): boolean {
  return /\.[cm]?tsx?$/.test(url);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

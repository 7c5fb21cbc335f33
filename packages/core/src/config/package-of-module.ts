import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export interface PackageVersion {
  readonly name: string;
  /** Absent in packages that are not published. */
  readonly version?: string;
}

const manifestSchema = z.object({ name: z.string(), version: z.string().optional() });

/** The package a module belongs to: that of the nearest package.json with a name. */
export async function packageOfModule(url: string | undefined): Promise<PackageVersion | undefined> {
  if (url === undefined || !url.startsWith('file:')) return undefined;
  for (let folder = dirname(fileURLToPath(url)); ; folder = dirname(folder)) {
    const manifest = await readManifest(join(folder, 'package.json'));
    if (manifest !== undefined) {
      const { name, version } = manifest;
      return { name, ...(version !== undefined && { version }) };
    }
    if (dirname(folder) === folder) return undefined;
  }
}

async function readManifest(path: string): Promise<z.output<typeof manifestSchema> | undefined> {
  try {
    return manifestSchema.safeParse(JSON.parse(await readFile(path, 'utf8'))).data;
  } catch {
    // None there, or none that npm could read: the package is that of a folder above.
    return undefined;
  }
}

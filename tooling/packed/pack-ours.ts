import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { authorIn } from './author.ts';

const root = join(import.meta.dirname, '../..');

/** Every package of ours as it would be published. @returns the tarballs */
export async function packOurs(folder: string): Promise<readonly Uint8Array[]> {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await mkdir(folder, { recursive: true });
  await authorIn(root, process.env).run(
    'npx',
    ...['--yes', String(packageManager), '--recursive', '--filter', './packages/*'],
    ...['pack', '--pack-destination', folder],
  );
  const names = await readdir(folder);
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

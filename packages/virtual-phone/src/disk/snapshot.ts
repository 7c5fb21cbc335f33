import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { AttributeStore } from './attribute-store.ts';
import { writtenByHost } from './host-time.ts';
import { shieldLinks } from './shield-links.ts';

const attributesFile = 'attributes.json';
const filesFolder = 'files';

const attributesSchema = z.array(
  z.tuple([z.string(), z.strictObject({ uid: z.number(), gid: z.number(), mode: z.number(), label: z.string() })]),
);

/** Copies a whole disk: its files, by reference where the host's file system can, and what is kept beside them. */
export async function saveDisk(options: {
  root: string;
  folder: string;
  attributes: AttributeStore;
  offsetMs: number;
}): Promise<void> {
  setPhoneTimes(options.root, options.offsetMs);
  await fs.promises.rm(options.folder, { recursive: true, force: true });
  await fs.promises.mkdir(options.folder, { recursive: true });
  await copyFolder(options.root, path.join(options.folder, filesFolder));
  await fs.promises.writeFile(path.join(options.folder, attributesFile), JSON.stringify(options.attributes));
}

export async function restoreDisk(options: {
  root: string;
  folder: string;
  attributes: AttributeStore;
}): Promise<void> {
  const text = await fs.promises.readFile(path.join(options.folder, attributesFile), 'utf8');
  const attributes = attributesSchema.parse(JSON.parse(text));
  for (const name of await fs.promises.readdir(options.root)) {
    await fs.promises.rm(path.join(options.root, name), { recursive: true, force: true });
  }
  await copyFolder(path.join(options.folder, filesFolder), options.root);
  shieldLinks(options.root);
  options.attributes.load(attributes);
}

async function copyFolder(from: string, to: string): Promise<void> {
  await fs.promises.cp(from, to, {
    recursive: true,
    mode: fs.constants.COPYFILE_FICLONE,
    preserveTimestamps: true,
    verbatimSymlinks: true,
  });
}

/** A copy keeps times as they are: those the host gave become the phone's first. */
function setPhoneTimes(host: string, offsetMs: number): void {
  const entry = fs.lstatSync(host);
  if (entry.isSymbolicLink()) return;
  if (entry.isDirectory()) for (const name of fs.readdirSync(host)) setPhoneTimes(path.join(host, name), offsetMs);
  if (!writtenByHost(entry)) return;
  const seconds = (entry.mtimeMs + offsetMs) / 1000;
  fs.utimesSync(host, seconds, seconds);
}

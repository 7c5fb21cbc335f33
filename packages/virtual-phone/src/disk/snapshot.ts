import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { AttributeStore } from './attribute-store.ts';
import { fileTimesSchema, type PhoneTimes } from './phone-times.ts';
import { shieldLinks } from './shield-links.ts';

const attributesFile = 'attributes.json';
const timesFile = 'times.json';
const filesFolder = 'files';

const attributesSchema = z.array(
  z.tuple([
    z.string(),
    z.strictObject({
      uid: z.number(),
      gid: z.number(),
      mode: z.number(),
      label: z.string(),
      isPipe: z.boolean().optional(),
    }),
  ]),
);

/** Copies a whole disk: its files, by reference where the host's file system can, and what is kept beside them. */
export async function saveDisk(options: {
  root: string;
  folder: string;
  attributes: AttributeStore;
  times: PhoneTimes;
}): Promise<void> {
  await fs.promises.rm(options.folder, { recursive: true, force: true });
  await fs.promises.mkdir(options.folder, { recursive: true });
  await copyFolder(options.root, path.join(options.folder, filesFolder));
  await fs.promises.writeFile(path.join(options.folder, attributesFile), JSON.stringify(options.attributes));
  await fs.promises.writeFile(path.join(options.folder, timesFile), JSON.stringify(options.times.save(options.root)));
}

export async function restoreDisk(options: {
  root: string;
  folder: string;
  attributes: AttributeStore;
  times: PhoneTimes;
}): Promise<void> {
  const text = await fs.promises.readFile(path.join(options.folder, attributesFile), 'utf8');
  const attributes = attributesSchema.parse(JSON.parse(text));
  const times = await readTimes(options.folder);
  for (const name of await fs.promises.readdir(options.root)) {
    await fs.promises.rm(path.join(options.root, name), { recursive: true, force: true });
  }
  await copyFolder(path.join(options.folder, filesFolder), options.root);
  shieldLinks(options.root);
  options.attributes.load(attributes);
  options.times.load(options.root, times);
}

/** Older copies have none: their files' own times are the phone's. */
async function readTimes(folder: string): Promise<ReturnType<PhoneTimes['save']>> {
  const file = path.join(folder, timesFile);
  return fs.existsSync(file) ? fileTimesSchema.parse(JSON.parse(await fs.promises.readFile(file, 'utf8'))) : [];
}

async function copyFolder(from: string, to: string): Promise<void> {
  await fs.promises.cp(from, to, {
    recursive: true,
    mode: fs.constants.COPYFILE_FICLONE,
    preserveTimestamps: true,
    verbatimSymlinks: true,
  });
}

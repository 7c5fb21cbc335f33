import type { Stats } from 'node:fs';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ClockHistory } from './clock-history.ts';
import type { Stat } from './disk.ts';
import { PathMap } from './path-map.ts';

export type FileTimes = Pick<Stat, 'accessedMs' | 'modifiedMs' | 'changedMs'>;

/** The file the times belong to, as it was when they were noted: what the host changed since is seen by it. */
interface Noted extends FileTimes {
  readonly inode: number;
  readonly hostModifiedMs: number;
}

const milliseconds = z.number();
export const fileTimesSchema = z.array(
  z.tuple([
    z.string(),
    z.strictObject({ accessedMs: milliseconds, modifiedMs: milliseconds, changedMs: milliseconds }),
  ]),
);

/**
 * Times of files by the phone's clock, beside the files. Those of the host's file system are of its own clock, and its
 * access times tell of our own reading; Android mounts `/data` with `noatime`: reading or writing a file leaves its
 * access time alone, which is that of its making unless `touch` sets it.
 *
 * Paths are resolved, shared storage as `/data/media/0`.
 */
export class PhoneTimes {
  readonly #noted = new PathMap<Noted>();
  readonly #clock: ClockHistory;

  constructor(now: () => number) {
    this.#clock = new ClockHistory(now);
  }

  /** Of a file as the host has it now; what SQLite wrote since is given the phone's time of that moment. */
  of(file: string, entry: Stats): FileTimes {
    const noted = this.#noted.get(file);
    if (noted?.inode === entry.ino && noted.hostModifiedMs === entry.mtimeMs) return noted;
    const writtenMs = this.#clock.at(entry.mtimeMs);
    return this.#note(file, entry, {
      accessedMs: noted?.inode === entry.ino ? noted.accessedMs : writtenMs,
      modifiedMs: writtenMs,
      changedMs: writtenMs,
    });
  }

  /** A file was just made, or its content written, after its times were asked for. */
  written(file: string, entry: Stats, { isNew }: { readonly isNew: boolean }): void {
    const now = this.#clock.read();
    const accessedMs = isNew ? now : (this.#noted.get(file)?.accessedMs ?? now);
    this.#note(file, entry, { accessedMs, modifiedMs: now, changedMs: now });
  }

  /** Its name, owner, mode or times were changed. */
  changed(file: string, entry: Stats, times: Partial<FileTimes> = {}): void {
    this.#note(file, entry, { ...this.of(file, entry), changedMs: this.#clock.read(), ...times });
  }

  remove(file: string): void {
    this.#noted.remove(file);
  }

  move(from: string, to: string): void {
    this.#noted.move(from, to);
  }

  /** Of all files of the disk. */
  save(root: string): z.infer<typeof fileTimesSchema> {
    return filesBelow(root).map(([file, entry]) => {
      const { accessedMs, modifiedMs, changedMs } = this.of(file, entry);
      return [file, { accessedMs, modifiedMs, changedMs }];
    });
  }

  /** To files that were just copied there. Those without saved times have the phone's as their own, as older copies did. */
  load(root: string, saved: z.infer<typeof fileTimesSchema>): void {
    this.#noted.clear();
    const times = new Map(saved);
    for (const [file, entry] of filesBelow(root)) {
      const { mtimeMs } = entry;
      this.#note(file, entry, times.get(file) ?? { accessedMs: mtimeMs, modifiedMs: mtimeMs, changedMs: mtimeMs });
    }
  }

  #note(file: string, { ino, mtimeMs }: Stats, { accessedMs, modifiedMs, changedMs }: FileTimes): FileTimes {
    const noted = { accessedMs, modifiedMs, changedMs, inode: ino, hostModifiedMs: mtimeMs };
    this.#noted.set(file, noted);
    return noted;
  }
}

function filesBelow(root: string, inside = ''): [file: string, entry: Stats][] {
  const entry = fs.lstatSync(path.join(root, inside));
  const names = entry.isDirectory() ? fs.readdirSync(path.join(root, inside)) : [];
  return [[inside || '/', entry], ...names.flatMap((name) => filesBelow(root, `${inside}/${name}`))];
}

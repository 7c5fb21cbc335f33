import fs from 'node:fs';
import path from 'node:path';
import { makeTempFolder } from '@androidworld/core/host';
import type { ConsoleTarget } from './adb/adb-target.ts';
import { usageBelow } from './disk/usage.ts';

type Snapshots = ConsoleTarget['snapshot'];

/** Snapshots by name, as the emulator's console has them; they last as long as the phone runs. */
export class PhoneSnapshots implements Snapshots {
  readonly #saved = new Map<string, { readonly folder: string; readonly savedMs: number }>();
  readonly #phone: { save(to: string): Promise<void>; restore(from: string): Promise<void>; now(): number };
  #root: string | undefined;
  #count = 0;

  constructor(phone: { save(to: string): Promise<void>; restore(from: string): Promise<void>; now(): number }) {
    this.#phone = phone;
  }

  async list(): ReturnType<Snapshots['list']> {
    return [...this.#saved].map(([name, { folder, savedMs }]) => ({ name, savedMs, bytes: usageBelow(folder).bytes }));
  }

  async save(name: string): Promise<void> {
    this.#root ??= makeTempFolder('snapshots');
    // Names come from outside and say nothing about where the files are.
    const folder = this.#saved.get(name)?.folder ?? path.join(this.#root, String(this.#count++));
    await this.#phone.save(folder);
    this.#saved.set(name, { folder, savedMs: this.#phone.now() });
  }

  async load(name: string): Promise<boolean> {
    const found = this.#saved.get(name);
    if (found === undefined) return false;
    await this.#phone.restore(found.folder);
    return true;
  }

  async remove(name: string): Promise<boolean> {
    const found = this.#saved.get(name);
    if (found === undefined) return false;
    fs.rmSync(found.folder, { recursive: true, force: true });
    return this.#saved.delete(name);
  }

  close(): void {
    if (this.#root !== undefined) fs.rmSync(this.#root, { recursive: true, force: true });
  }
}

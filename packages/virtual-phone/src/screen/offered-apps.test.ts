import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OfferedApps, readFactory } from './offered-apps.ts';

const notes = 'com.example.notes';

describe('OfferedApps', () => {
  it('has one path for a module, and another for another module of the app', () => {
    const apps = new OfferedApps();
    const path = apps.offer(1, notes, '/one.js');
    expect(apps.offer(1, notes, '/one.js')).toBe(path);
    const next = apps.offer(1, notes, '/two.js');
    expect(next).not.toBe(path);
    expect([apps.find(1, path), apps.find(1, next)]).toEqual([undefined, '/two.js']);
  });

  it('shows a phone its own apps, until it is withdrawn', () => {
    const apps = new OfferedApps();
    const path = apps.offer(1, notes, '/one.js');
    expect(apps.offer(2, notes, '/one.js')).not.toBe(path);
    expect([apps.find(1, path), apps.find(2, path)]).toEqual(['/one.js', undefined]);
    apps.withdraw(1);
    expect(apps.find(1, path)).toBeUndefined();
    expect(apps.offer(1, notes, '/one.js')).not.toBe(path);
  });
});

describe('readFactory()', () => {
  it('follows the file, and throws on the page what is wrong with it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'offered-'));
    const file = join(folder, 'ui.js');
    try {
      await writeFile(file, 'export default 1;');
      const first = await readFactory(file);
      expect(await readFactory(file)).toBe(first);
      await writeFile(file, 'export default {');
      expect(await readFactory(file)).toMatch(/^throw new SyntaxError\("Unexpected token/);
      await rm(file);
      await expect(readFactory(file)).rejects.toThrow(/ENOENT/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

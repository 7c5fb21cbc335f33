import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isAllowed } from './allowed-licences.ts';
import { checkLicences } from './check-licences.ts';
import type { InstalledPackage } from './installed-packages.ts';
import { licenceText, productionPackages } from './installed-packages.ts';
import { renderInstalled } from './render-notices.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const made = (name: string, licence: string, more: Partial<InstalledPackage> = {}): InstalledPackage => ({
  name,
  version: '1.0.0',
  licence,
  homepage: undefined,
  author: undefined,
  isForSomeSystems: false,
  folder: '/nowhere',
  ...more,
});

describe('isAllowed()', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0', false],
    ['none stated', false],
    ['(BSD-3-Clause OR GPL-2.0)', true],
    ['(GPL-2.0 OR AGPL-3.0)', false],
    ['MIT AND ISC', true],
    ['MIT AND GPL-2.0', false],
    ['(MIT OR (GPL-2.0 AND ISC))', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('of %s is %s', (expression, expected) => expect(isAllowed(expression)).toBe(expected));
});

describe('checkLicences()', () => {
  it('refuses what Apache-2.0 cannot carry, and says where to go', () => {
    const gpl = made('copied-left', 'GPL-3.0-only');
    expect(checkLicences({ installed: [made('fine', 'MIT'), gpl], bundled: [] })).toEqual([
      expect.stringMatching(/^copied-left 1\.0\.0 is installed with our packages, and its licence is "GPL-3\.0-only"/),
    ]);
  });

  it('lets a weak copyleft library be installed beside, never bundled, and not under another licence', () => {
    const libvips = made('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later');
    expect(checkLicences({ installed: [libvips], bundled: [] })).toEqual([]);
    expect(checkLicences({ installed: [], bundled: [libvips] })).toHaveLength(1);
    expect(checkLicences({ installed: [{ ...libvips, licence: 'GPL-3.0' }], bundled: [] })).toHaveLength(1);
  });
});

it('renderInstalled() names siblings for other systems as one, so that it is the same on every computer', () => {
  const text = (system: string) =>
    renderInstalled([
      made('a', 'MIT'),
      made(`@img/sharp-libvips-${system}`, 'LGPL-3.0-or-later', { isForSomeSystems: true }),
    ]);
  expect(text('linux-x64')).toBe(text('darwin-arm64'));
  expect(text('linuxmusl-x64')).toContain('| @img/sharp-libvips-* | LGPL-3.0-or-later |  |');
});

it('productionPackages() finds what a package of ours brings along, and what that does', () => {
  const names = productionPackages([join(root, 'packages/models')]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['ai', 'sharp', 'zod', '@ai-sdk/provider']));
  expect(names).not.toContain('vitest');
});

it.each(['roboto', 'noto-color-emoji'])('the licence of the font %s lies beside its files', (font) => {
  const text = readFileSync(join(root, `packages/virtual-phone/dist/ui/${font}.LICENSE.txt`), 'utf8');
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

it('the script that goes into every HTML report begins with the licence of what is in it', () => {
  const script = readFileSync(join(root, 'packages/report/dist/ui/viewer.js'), 'utf8');
  expect(script).toMatch(/^\/\*! Preact\s+The MIT License/);
});

it('licenceText() asks for a text where a package ships none', () => {
  expect(() => licenceText(made('silent', 'MIT', { folder: join(root, 'tooling/licences') }))).toThrow(
    'silent ships no text of its licence',
  );
});

/** Licences under which code may be part of what we publish under Apache-2.0: they ask for a notice at most. */
export const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts, alone or in a bundle of software.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Packages of other licences that users install beside ours: never bundled, and why that does. */
export const installedBeside: readonly { readonly name: RegExp; readonly licence: string; readonly reason: string }[] =
  [
    {
      name: /^@img\/sharp-libvips-/,
      licence: 'LGPL-3.0-or-later',
      reason: 'a shared library that sharp loads; its user may replace it',
    },
  ];

/**
 * Whether an SPDX expression lets one choose allowed licences: any side of an OR, all sides of an AND.
 *
 * @param expression e.g. `MIT` or `(BSD-3-Clause OR GPL-2.0)`
 */
export function isAllowed(expression: string): boolean {
  const inner = expression.trim().replace(/^\((.*)\)$/, '$1');
  // Nested expressions are for a person to look at.
  if (/[()]/.test(inner)) return false;
  return inner
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((licence) => allowedLicences.includes(licence.trim())));
}

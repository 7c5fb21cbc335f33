/** How the number of a copy stands in its name. */
export type CopyStyle =
  /** `name (1).ext`: Files, downloads and MediaStore (`android.os.FileUtils.buildUniqueFile`). */
  | 'parentheses'
  /** `name(1).ext`: the Simple apps. */
  | 'tight-parentheses'
  /** `name-1.ext` */
  | 'hyphen'
  /** `name_1.ext` */
  | 'underscore';

const joined: Readonly<Record<CopyStyle, (base: string, copy: number) => string>> = {
  parentheses: (base, copy) => `${base} (${copy})`,
  'tight-parentheses': (base, copy) => `${base}(${copy})`,
  hyphen: (base, copy) => `${base}-${copy}`,
  underscore: (base, copy) => `${base}_${copy}`,
};

/**
 * A name that none of those that exist has: the wanted one, or with the first free number before its extension. Shared
 * storage does not tell upper from lower case.
 *
 * @param wanted of a file; a folder's is `{ folder: name }`, whose dots begin no extension
 */
export function uniqueName(
  existing: Iterable<string>,
  wanted: string | { readonly folder: string },
  style: CopyStyle = 'parentheses',
): string {
  const taken = new Set([...existing].map((name) => name.toLowerCase()));
  const name = typeof wanted === 'string' ? wanted : wanted.folder;
  const dot = typeof wanted === 'string' ? name.lastIndexOf('.') : -1;
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let copy = 1; taken.has(free.toLowerCase()); copy++) free = joined[style](base, copy) + extension;
  return free;
}

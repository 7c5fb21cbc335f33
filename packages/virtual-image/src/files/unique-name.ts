import { extensionOf, mimeTypeOf } from '@androidworld/app-sdk';

/**
 * The name a new file or folder gets among those that are there: itself, or with the first free number, before the
 * extension of files: `name (1).ext`.
 *
 * @see `android.os.FileUtils`, `buildUniqueFile`
 */
export function uniqueName(name: string, kind: 'file' | 'folder', taken: Iterable<string>): string {
  // Shared storage does not tell upper from lower case.
  const used = new Set([...taken].map((each) => each.toLowerCase()));
  const dot = kind === 'file' ? name.lastIndexOf('.') : -1;
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let candidate = name;
  for (let number = 1; used.has(candidate.toLowerCase()); number += 1) candidate = `${base} (${number})${extension}`;
  return candidate;
}

/** A name as shared storage takes it: what FAT does not allow becomes `_` (`buildValidFatFilename`). */
export function validName(name: string): string {
  if (name === '' || name === '.' || name === '..') return '(invalid)';
  return name.replace(/["*/:<>?\\|\p{Cc}]/gu, (character) => (character >= '\u0080' ? character : '_'));
}

/** Name of a new document of a type: the type's extension is added to a name that has another (`splitFileName`). */
export function typedName(name: string, mimeType: string): string {
  const extension = extensionOf(mimeType);
  return extension === undefined || mimeTypeOf(name) === mimeType ? name : `${name}.${extension}`;
}

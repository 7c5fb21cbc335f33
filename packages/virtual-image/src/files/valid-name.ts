import { extensionOf, mimeTypeOf } from '@androidworld/app-sdk';

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

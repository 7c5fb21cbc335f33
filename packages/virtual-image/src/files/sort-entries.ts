import type { Entry } from './entry.ts';
import { typeLabel } from './type-label.ts';

export interface Sort {
  readonly by: 'name' | 'type' | 'size' | 'modified';
  readonly descending: boolean;
}

export interface SortOption extends Sort {
  readonly label: string;
}

/** All there are, in the order they are offered. */
export const sortOptions: readonly SortOption[] = [
  { by: 'name', descending: false, label: 'File name (A to Z)' },
  { by: 'name', descending: true, label: 'File name (Z to A)' },
  { by: 'modified', descending: true, label: 'Modified (newest first)' },
  { by: 'modified', descending: false, label: 'Modified (oldest first)' },
  { by: 'type', descending: false, label: 'Type (A to Z)' },
  { by: 'type', descending: true, label: 'Type (Z to A)' },
  { by: 'size', descending: true, label: 'Size (largest first)' },
  { by: 'size', descending: false, label: 'Size (smallest first)' },
];

/** Folders first, in either direction; equal ones by name. */
export function sortEntries(entries: readonly Entry[], { by, descending }: Sort): Entry[] {
  const sign = descending ? -1 : 1;
  return [...entries].sort((a, b) => {
    if (a.kind !== b.kind) return a.kind === 'folder' ? -1 : 1;
    return sign * compare[by](a, b) || compare.name(a, b);
  });
}

// As DocumentsUI's collator: case does not matter, and 10 is before 2.
const collator = new Intl.Collator('en', { sensitivity: 'base' });

const compare: Readonly<Record<Sort['by'], (a: Entry, b: Entry) => number>> = {
  name: (a, b) => collator.compare(a.name, b.name),
  type: (a, b) => collator.compare(typeLabel(a), typeLabel(b)),
  size: (a, b) => a.size - b.size,
  modified: (a, b) => a.modifiedMs - b.modifiedMs,
};

import type { Edit } from '../../text-editing/edit.ts';
import { insert } from '../../text-editing/edit.ts';

interface SpecialKey {
  readonly label: string;
  press(edit: Edit): Edit;
}

const moveTo = (place: (edit: Edit) => number) => (edit: Edit) => {
  const cursor = place(edit);
  return { ...edit, start: cursor, end: cursor };
};

/** What soft keyboards have no key for. */
export const specialKeys: readonly SpecialKey[] = [
  { label: 'Home', press: moveTo(({ text, start }) => text.lastIndexOf('\n', start - 1) + 1) },
  {
    label: 'End',
    press: moveTo(({ text, end }) => {
      const lineEnd = text.indexOf('\n', end);
      return lineEnd === -1 ? text.length : lineEnd;
    }),
  },
  { label: 'Home of document', press: moveTo(() => 0) },
  { label: 'End of document', press: moveTo(({ text }) => text.length) },
  { label: 'Select all', press: (edit) => ({ ...edit, start: 0, end: edit.text.length }) },
  { label: 'Tab', press: (edit) => insert(edit, '\t') },
];

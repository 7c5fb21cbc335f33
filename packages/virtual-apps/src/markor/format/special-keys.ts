import { type Edit, insert, moveLines } from '../../text-editing/edit.ts';

export interface SpecialKey {
  readonly label: string;
  readonly press: (edit: Edit) => Edit;
}

const moveTo = (place: (edit: Edit) => number) => (edit: Edit) => {
  const cursor = place(edit);
  return { ...edit, start: cursor, end: cursor };
};
const type = (text: string) => (edit: Edit) => insert(edit, text);

/** Lines that a page up or down goes. */
const page = 20;

const lineStart = ({ text, start }: Edit) => text.lastIndexOf('\n', start - 1) + 1;
const lineEnd = ({ text, end }: Edit) => {
  const at = text.indexOf('\n', end);
  return at === -1 ? text.length : at;
};

function pageUp(edit: Edit): number {
  let at = lineStart(edit);
  for (let line = 0; line < page && at > 0; line++) at = edit.text.lastIndexOf('\n', at - 2) + 1;
  return at;
}

function pageDown(edit: Edit): number {
  let at = lineEnd(edit);
  for (let line = 0; line < page && at < edit.text.length; line++) at = lineEnd({ ...edit, end: at + 1 });
  return at;
}

/** What soft keyboards have no key for, without "Search", which opens a dialog of its own. */
export const specialKeys: readonly SpecialKey[] = [
  { label: 'Page Up (Page Up)', press: moveTo(pageUp) },
  { label: 'Page Down (Page Down)', press: moveTo(pageDown) },
  { label: 'Line Start (Pos Home)', press: moveTo(lineStart) },
  { label: 'Line End (Pos End)', press: moveTo(lineEnd) },
  { label: 'Move text one line up', press: (edit) => moveLines(edit, 'up') },
  { label: 'Move text one line down', press: (edit) => moveLines(edit, 'down') },
  { label: 'Document Start', press: moveTo(() => 0) },
  { label: 'Document End', press: moveTo(({ text }) => text.length) },
  { label: 'Select all (Ctrl+A)', press: (edit) => ({ ...edit, start: 0, end: edit.text.length }) },
  { label: 'Tabulator', press: type('\t') },
  { label: 'Zero-width space', press: type('\u200B') },
  { label: 'Break page (PDF/Printing)', press: type("<div style='page-break-after:always;'></div>") },
  { label: 'Ohm (Ω)', press: type('Ω') },
  { label: 'Punctuation mark (»«)', press: type('»«') },
  { label: 'Shrug (¯\\_(ツ)_/¯)', press: type('¯\\_(ツ)_/¯') },
  { label: 'Continued overline (‾‾‾‾)', press: type('‾‾‾‾‾') },
  {
    label: 'Select current line(s)',
    press: (edit) => ({ ...edit, start: lineStart(edit), end: lineEnd(edit) }),
  },
];

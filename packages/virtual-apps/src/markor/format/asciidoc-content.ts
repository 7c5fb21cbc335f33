import { type Edit, insert, toggleInline, wrap } from '../../text-editing/edit.ts';
import type { SpecialKey } from './special-keys.ts';

const block =
  (mark: string, head = '') =>
  (edit: Edit) =>
    wrap(edit, `${head}\n${mark}\n`, `\n${mark}\n`);
const role = (name: string) => (edit: Edit) => wrap(edit, `[.${name}]#`, '#');
const inline = (mark: string) => (edit: Edit) => toggleInline(edit, mark);

/** What "Special AsciiDoc Content" offers, as the real app calls it. */
export const asciidocContent: readonly SpecialKey[] = [
  { label: 'block - quote', press: block('____') },
  { label: 'block - comment', press: block('////') },
  { label: 'block - example', press: block('====') },
  { label: 'block - listing', press: block('----') },
  { label: 'block - literal', press: block('....') },
  { label: 'block - open', press: block('--') },
  { label: 'block - sidebar', press: block('****') },
  { label: 'block - table', press: block('|===') },
  { label: 'block - pass', press: block('++++') },
  { label: 'block - code', press: block('----', '[source,sql]') },
  { label: 'block - collapsible', press: block('====', '[%collapsible]') },
  { label: 'inline - highlight', press: inline('#') },
  { label: 'role - underline', press: role('underline') },
  { label: 'role - linethrough', press: role('line-through') },
  { label: 'role - overline', press: role('overline') },
  { label: 'inline - subscript', press: inline('~') },
  { label: 'inline - superscript', press: inline('^') },
  { label: 'role - nobreak', press: role('nobreak') },
  { label: 'role - nowrap', press: role('nowrap') },
  { label: 'role - prewrap', press: role('pre-wrap') },
  { label: 'break - thematic', press: (edit) => insert(edit, '\n---\n') },
  { label: 'break - page', press: (edit) => insert(edit, '\n<<<\n') },
];

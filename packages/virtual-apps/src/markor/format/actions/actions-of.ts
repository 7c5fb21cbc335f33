import type { NoteFormat } from '../note-format.ts';
import type { Action } from './action.ts';
import { asciidocActions } from './asciidoc-actions.ts';
import { markdownActions } from './markdown-actions.ts';
import { plaintextActions } from './plaintext-actions.ts';
import { todoActions } from './todo-actions.ts';
import { wikitextActions } from './wikitext-actions.ts';

const byFormat: Partial<Record<NoteFormat, readonly Action[]>> = {
  markdown: markdownActions,
  todotxt: todoActions,
  wikitext: wikitextActions,
  asciidoc: asciidocActions,
};

/** The buttons below a note of this format. */
export function actionsOf(format: NoteFormat, { isViewed }: { readonly isViewed: boolean }): readonly Action[] {
  const actions = byFormat[format] ?? plaintextActions;
  return actions.filter(({ shown }) => shown === 'always' || (shown === 'viewing') === isViewed);
}

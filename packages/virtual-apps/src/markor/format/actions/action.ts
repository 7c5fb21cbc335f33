import type { IconSource } from '@androidworld/app-sdk/ui';
import type { Edit } from '../../../text-editing/edit.ts';

/** What is asked in a dialog before the text changes. */
export type Question =
  | 'archive'
  | 'asciidoc'
  | 'attach'
  | 'contexts'
  | 'due'
  | 'image'
  | 'keys'
  | 'link'
  | 'priority'
  | 'projects'
  | 'snippet'
  | 'sort'
  | 'table'
  | 'time';

/** What else a button does that changes no text. */
export type Errand = 'contents' | 'jump' | 'open-link' | 'open-with' | 'rotate';

interface ActionOptions {
  /** What items of lists begin with. */
  readonly listCharacter: string;
  /** `2023-10-15` */
  readonly today: string;
}

/** A button of the bar below a note. */
export interface Action {
  readonly icon: IconSource;
  readonly label: string;
  readonly run?: (edit: Edit, options: ActionOptions) => Edit;
  readonly asks?: Question;
  readonly does?: Errand;
  /** Default: while the note is edited. */
  readonly shown?: 'viewing' | 'always';
}

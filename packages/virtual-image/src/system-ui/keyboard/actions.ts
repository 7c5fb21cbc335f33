import type { ImeAction } from '@androidworld/app-sdk/ui';
import previous from '@material-symbols/svg-400/rounded/arrow_back.svg';
import go from '@material-symbols/svg-400/rounded/arrow_forward.svg';
import check from '@material-symbols/svg-400/rounded/check.svg';
import newline from '@material-symbols/svg-400/rounded/keyboard_return.svg';
import next from '@material-symbols/svg-400/rounded/keyboard_tab.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import send from '@material-symbols/svg-400/rounded/send.svg';

/** How the key at the end looks and what it is called, by the field's action. */
export const actions: Readonly<Record<ImeAction, { readonly icon: typeof go; readonly label: string }>> = {
  none: { icon: newline, label: 'Enter' },
  go: { icon: go, label: 'Go' },
  search: { icon: search, label: 'Search' },
  send: { icon: send, label: 'Send' },
  next: { icon: next, label: 'Next' },
  done: { icon: check, label: 'Done' },
  previous: { icon: previous, label: 'Previous' },
};

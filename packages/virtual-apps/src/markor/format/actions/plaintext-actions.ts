import type { Action } from './action.ts';
import * as common from './common-actions.ts';

/** As Markor's `PlaintextActionButtons` lists them: also those of tables and of keys with values. */
export const plaintextActions: readonly Action[] = [
  common.checkList,
  common.unorderedList,
  common.orderedList,
  common.remove,
  common.openLink,
  common.attach,
  common.specialKey,
  common.time,
  common.indentAction,
  common.deindentAction,
  ...common.lineActions,
  common.snippet,
  common.jump,
  common.openWith,
  common.rotate,
];

import type { InputType } from '@androidworld/app-sdk/ui';

/**
 * Whether the next letter is a capital, as `TextUtils.getCapsMode()` says for what stands before the cursor.
 *
 * @param before null where it is not known: then no
 */
export function isCapital(inputType: InputType, before: string | null): boolean {
  if (before === null) return false;
  if (inputType === 'textCapWords') return /(^|\s)["'([]*$/.test(before);
  if (inputType === 'textCapSentences') return /(^|\n|[.!?]["')\]]*\s+)["'([]*\s*$/.test(before);
  return false;
}

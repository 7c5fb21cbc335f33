import { focusedEditable } from '@androidworld/app-sdk/host';
import { useStore } from '@androidworld/app-sdk/ui';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { inputMethod } from './input-method.ts';
import { keyboardHeight } from './keyboard.tsx';

/**
 * How far a window that keeps its size is moved up, in pixels: until the field that is typed in stands above the keyboard.
 *
 * @param content what is moved; fields of dialogs are none of it
 * @see AOSP `android/view/ViewRootImpl.java`, `scrollToRectOrFocus()`
 */
export function usePan(content: RefObject<HTMLElement | null>, pans: boolean): number {
  const height = useStore(keyboardHeight, (px) => (pans ? px : 0));
  const field = useStore(inputMethod, (state) => (pans ? state.field : null));
  const [pan, setPan] = useState(0);
  useLayoutEffect(() => {
    const focused = focusedEditable();
    const isOwn = height > 0 && focused !== null && (content.current?.contains(focused) ?? false);
    if (!isOwn) return setPan(0);
    const below = focused.getBoundingClientRect().bottom - (window.innerHeight - height);
    setPan((before) => Math.max(0, Math.round(below + before)));
  }, [height, field]);
  return pan;
}

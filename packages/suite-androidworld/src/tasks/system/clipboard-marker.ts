/** On the clipboard before and after the tasks that use it: no text of a task. */
export const clipboardMarker = '~~~RESET~~~';

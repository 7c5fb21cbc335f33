import { report } from './bridge.ts';

/**
 * `alert()` shows a dialog of Android's but does not wait for it: the thread it would block draws the dialog. For the
 * same reason `confirm()` and `prompt()` are answered with Cancel at once.
 */
export function replaceDialogs(): void {
  window.alert = (text?: unknown) => report({ kind: 'alert', text: String(text ?? '') });
  window.confirm = (text?: string) => {
    console.warn(`confirm(${JSON.stringify(text ?? '')}) is answered with Cancel: pages cannot wait for a dialog here`);
    return false;
  };
  window.prompt = (text?: string) => {
    console.warn(`prompt(${JSON.stringify(text ?? '')}) is answered with Cancel: pages cannot wait for a dialog here`);
    return null;
  };
  window.print = () => undefined;
}

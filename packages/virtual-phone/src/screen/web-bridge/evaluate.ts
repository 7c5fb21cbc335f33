/** The value of a script in the page as JSON, `null` for what has none: `WebView.evaluateJavascript()`. */
export function evaluate(script: string): string {
  try {
    // In the page's global scope, as its own scripts run.
    // biome-ignore lint/security/noGlobalEval: running a script of the app in the page is what this is for
    const value: unknown = globalThis.eval(script);
    return JSON.stringify(value) ?? 'null';
  } catch (error) {
    console.error(`Uncaught ${String(error)}`);
    return 'null';
  }
}

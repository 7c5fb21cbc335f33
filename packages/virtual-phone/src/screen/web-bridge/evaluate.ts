/** The value of a script in the page as JSON, `null` for what has none: `WebView.evaluateJavascript()`. */
export function evaluate(script: string): string {
  try {
    // Indirect: in the page's global scope.
    const value: unknown = globalThis.eval(script);
    return JSON.stringify(value) ?? 'null';
  } catch (error) {
    console.error(`Uncaught ${String(error)}`);
    return 'null';
  }
}

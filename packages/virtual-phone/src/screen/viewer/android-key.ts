const KEYS: Readonly<Record<string, number>> = {
  Escape: 4,
  Backspace: 67,
  Delete: 112,
  Enter: 66,
  Tab: 61,
  Home: 122,
  End: 123,
  PageUp: 92,
  PageDown: 93,
  ArrowUp: 19,
  ArrowDown: 20,
  ArrowLeft: 21,
  ArrowRight: 22,
};

/** The Android key code of a key of a browser; undefined for keys that are text. ESC is BACK, as on the emulator. */
export function androidKey(key: string, ctrl: boolean): number | undefined {
  const letter = /^[a-z]$/i.test(key) && ctrl ? key.toLowerCase().charCodeAt(0) - 97 + 29 : undefined;
  return KEYS[key] ?? letter;
}

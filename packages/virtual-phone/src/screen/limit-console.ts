/** Lines that each frame of a page may write to its console in a second. */
const linesPerSecond = 200;

/**
 * Script for every frame, run before what is loaded there: what else is written to the console of Chromium is lost.
 * Each line goes through Chromium and this process, which the phones share, and a script writes a hundred thousand a
 * second. In text, since it is for the page: this process's compiler adds names to functions that a page does not know.
 */
export const limitConsoleScript = `(() => {
  const { apply, ownKeys } = Reflect;
  const { performance } = window;
  const { now } = performance;
  let sinceMs = 0;
  let lines = 0;
  for (const name of ownKeys(console)) {
    const write = console[name];
    if (typeof write !== 'function') continue;
    console[name] = (...values) => {
      const nowMs = apply(now, performance, []);
      if (nowMs - sinceMs > 1_000) {
        sinceMs = nowMs;
        lines = 0;
      }
      lines += 1;
      if (lines <= ${linesPerSecond}) return apply(write, console, values);
    };
  }
})()`;

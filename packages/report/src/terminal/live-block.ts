/** Lines at the end of a terminal that are drawn over again. */
export interface LiveBlock {
  /** Begins to draw; once a second from then on, for the clocks in it. */
  start(): void;
  update(): void;
  /** Writes a line that stays, above the block. */
  print(line: string): void;
  /** Takes the block away. */
  stop(): void;
}

const REDRAW_MS = 1000;

export function liveBlock(stream: { write(text: string): unknown }, render: () => readonly string[]): LiveBlock {
  let drawn = 0;
  let timer: NodeJS.Timeout | undefined;

  const erase = () => (drawn === 0 ? '' : `\x1b[${drawn}A\x1b[0J`);
  const draw = (above = '') => {
    const before = erase();
    const lines = timer === undefined ? [] : render();
    drawn = lines.length;
    // Without wrapping, a line is a row of the screen however long it is, and can be erased as one.
    const block = drawn === 0 ? '' : `\x1b[?7l${lines.map((line) => `${line}\n`).join('')}\x1b[?7h`;
    stream.write(before + above + block);
  };

  return {
    start() {
      timer ??= setInterval(() => draw(), REDRAW_MS).unref();
      draw();
    },
    update() {
      draw();
    },
    print(line) {
      draw(`${line}\n`);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      draw();
    },
  };
}

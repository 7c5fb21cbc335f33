import type { OpenFileName } from '../../system/processes/shell-programs.ts';
import type { ClientOutput } from './client-output.ts';
import { OpenFile } from './open-file.ts';

/** How the terminal reaches processes: signal and process group. */
export type SendSignal = (signal: number, group: number) => void;

const interrupt = 0x03;
const endOfInput = 0x04;
const killLine = 0x15;
const quit = 0x1c;

/** What a terminal does with what is typed, as `stty` sets it. */
export interface TerminalMode {
  /** Programs get whole lines, which can be erased meanwhile; else each byte as it comes. */
  readonly lines: boolean;
  readonly echo: boolean;
  /** Ctrl-C and Ctrl-\ are signals. */
  readonly signals: boolean;
}

/** How a terminal begins, and what `stty sane` goes back to. */
export const usualMode: TerminalMode = { lines: true, echo: true, signals: true };

/**
 * A terminal between a client and the processes of the phone, in its usual mode: lines, with an echo of what is typed
 * once somebody reads it, erased by DEL; Ctrl-C and Ctrl-\ are signals to the process group in the foreground.
 */
export class Terminal extends OpenFile {
  /** Process group that gets the signals. */
  foreground = 0;
  mode: TerminalMode = usualMode;
  /** As the client told it; this one where it told none. */
  size = { rows: 24, columns: 80 };
  /** Told when the client has another size, as by SIGWINCH. */
  onResize: (() => void) | undefined;
  readonly #output: ClientOutput;
  readonly #signal: SendSignal;
  #typed: number[] = [];
  #line: number[] = [];
  #isGone = false;
  #changed: (() => void)[] = [];

  override nameInProc(): OpenFileName {
    return { text: '/dev/pts/0', isPath: true };
  }

  constructor(output: ClientOutput, signal: SendSignal) {
    super();
    this.#output = output;
    this.#signal = signal;
  }

  override get isTerminal(): boolean {
    return true;
  }

  /** What the client sent. */
  input(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (!this.mode.signals || (byte !== interrupt && byte !== quit)) this.#typed.push(byte);
      else {
        this.#typed = [];
        this.#line = [];
        this.#echo(byte === interrupt ? '^C\n' : '^\\\n');
        this.#signal(byte === interrupt ? 2 : 3, this.foreground);
      }
    }
    this.#wake();
  }

  resize(rows: number, columns: number): void {
    this.size = { rows, columns };
    this.onResize?.();
  }

  hangUp(): void {
    this.#isGone = true;
    this.#signal(1, this.foreground);
    this.#wake();
  }

  override write(bytes: Uint8Array): Promise<void> | void {
    return this.#output.write(withCarriageReturns(bytes));
  }

  protected override async take(signal: AbortSignal, most: number): Promise<Uint8Array | undefined> {
    for (;;) {
      if (signal.aborted) return undefined;
      const line = this.mode.lines ? this.#readLine() : this.#readBytes();
      if (line !== undefined) {
        this.unread(line.subarray(most));
        return line.length === 0 ? undefined : line.subarray(0, most);
      }
      if (this.#isGone) return undefined;
      await this.#change(signal);
    }
  }

  /** The next line with its end, as far as it was typed; an empty one is the end of the input. */
  #readLine(): Uint8Array | undefined {
    for (let byte = this.#typed.shift(); byte !== undefined; byte = this.#typed.shift()) {
      if (byte === endOfInput) return this.#takeLine();
      if (byte === 0x0a || byte === 0x0d) {
        this.#echo('\n');
        this.#line.push(0x0a);
        return this.#takeLine();
      }
      if (byte === 0x7f || byte === 0x08) this.#erase();
      else if (byte === killLine) while (this.#line.length > 0) this.#erase();
      else {
        this.#line.push(byte);
        this.#echo(Uint8Array.of(byte));
      }
    }
    return undefined;
  }

  /** Whatever was typed. */
  #readBytes(): Uint8Array | undefined {
    if (this.#typed.length === 0) return undefined;
    const bytes = Uint8Array.from(this.#typed.splice(0));
    this.#echo(bytes);
    return bytes;
  }

  #takeLine(): Uint8Array {
    const line = Uint8Array.from(this.#line);
    this.#line = [];
    return line;
  }

  #erase(): void {
    if (this.#line.length === 0) return;
    // A character of several bytes goes as a whole.
    while (((this.#line.pop() ?? 0) & 0xc0) === 0x80);
    this.#echo('\b \b');
  }

  #echo(data: string | Uint8Array): void {
    if (this.#isGone || !this.mode.echo) return;
    const room = this.write(typeof data === 'string' ? Buffer.from(data) : data);
    // The client left while it was being written to: its end comes as `hangUp`.
    if (room instanceof Promise) room.catch(() => {});
  }

  #wake(): void {
    const changed = this.#changed;
    this.#changed = [];
    for (const resolve of changed) resolve();
  }

  #change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.#changed.push(done);
      signal.addEventListener('abort', done, { once: true });
    });
  }

  protected override close(): void {
    this.#output.release();
  }
}

/** A terminal ends its lines with both characters. */
function withCarriageReturns(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0x0a)) return bytes;
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
}

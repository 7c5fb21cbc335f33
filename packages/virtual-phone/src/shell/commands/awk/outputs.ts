import { encode } from '../../bytes.ts';
import { errnoCode } from '../../errno.ts';
import { openPipe } from '../../files/pipe.ts';
import type { ProgramContext } from '../../program.ts';
import { FileInput } from '../../program-input.ts';
import { signal as signals } from '../../signals.ts';
import { AwkError } from './syntax.ts';

/** So much is written at once. */
const blockSize = 16 * 1024;

/** Gathers what is printed, and writes it in blocks. */
export class Output {
  readonly #write: (bytes: Uint8Array) => Promise<void> | void;
  readonly #end: () => Promise<number>;
  /** As standard error is. */
  readonly isUnbuffered: boolean;
  #text = '';

  constructor(
    write: (bytes: Uint8Array) => Promise<void> | void,
    end: () => Promise<number> = async () => 0,
    isUnbuffered = false,
  ) {
    this.isUnbuffered = isUnbuffered;
    this.#write = write;
    this.#end = end;
  }

  get isFull(): boolean {
    return this.#text.length >= blockSize;
  }

  print(text: string): void {
    this.#text += text;
  }

  async flush(): Promise<void> {
    const text = this.#text;
    this.#text = '';
    if (text !== '') await this.#write(encode(text));
  }

  async close(): Promise<number> {
    await this.flush();
    return await this.#end();
  }
}

/** Standard output, and what `>`, `>>` and `|` write to. */
export class Outputs {
  readonly standard: Output;
  readonly #context: ProgramContext;
  readonly #open = new Map<string, Output>();

  constructor(context: ProgramContext) {
    this.#context = context;
    this.standard = new Output((bytes) => context.out(bytes));
  }

  /** @throws AwkError when the file cannot be written */
  async open(mode: '>' | '>>' | '|', name: string): Promise<Output> {
    if (name === '') throw new AwkError('null file name in print or getline');
    if (mode !== '|' && (name === '/dev/stdout' || name === '-')) return this.standard;
    const known = this.#open.get(name);
    if (known !== undefined) return known;
    await this.flush();
    const opened = mode === '|' ? this.#pipe(name) : await this.#file(name, mode);
    this.#open.set(name, opened);
    return opened;
  }

  /** @returns undefined when nothing of that name is open */
  async close(name: string): Promise<number | undefined> {
    const output = this.#open.get(name);
    if (output === undefined) return undefined;
    this.#open.delete(name);
    return await output.close();
  }

  /** @returns false when nothing of that name is open */
  async flushOne(name: string): Promise<boolean> {
    const output = name === '/dev/stdout' ? this.standard : this.#open.get(name);
    await output?.flush();
    return output !== undefined;
  }

  async flush(): Promise<void> {
    await this.standard.flush();
    for (const output of this.#open.values()) await output.flush();
  }

  /** Waits for the commands. */
  async closeAll(): Promise<void> {
    await this.standard.flush();
    for (const name of [...this.#open.keys()]) await this.close(name);
  }

  async #file(name: string, mode: '>' | '>>'): Promise<Output> {
    const { err, process } = this.#context;
    if (name === '/dev/stderr') {
      return new Output((bytes) => err(Buffer.from(bytes).toString()), undefined, true);
    }
    const before = new Set(process.openFiles.keys());
    try {
      const file = await this.#context.create(name, mode === '>' ? 'write' : 'append');
      const descriptor = [...process.openFiles.keys()].find((each) => !before.has(each));
      return new Output(
        (bytes) => file.write(bytes),
        async () => {
          if (descriptor !== undefined) process.files.set(descriptor, undefined);
          return 0;
        },
      );
    } catch (error) {
      if (errnoCode(error) === undefined) throw error;
      throw new AwkError(`can't open file ${name}`);
    }
  }

  #pipe(command: string): Output {
    const { reader, writer } = openPipe();
    const stdin = new FileInput(reader, this.#context.process);
    const ended = this.#context.shell(command, { stdin }).finally(() => reader.release());
    let isOpen = true;
    const release = () => {
      if (isOpen) writer.release();
      isOpen = false;
    };
    // The command's input ends with awk, whatever ends that.
    this.#context.signal.addEventListener('abort', release, { once: true });
    return new Output(
      async (bytes) => {
        try {
          await writer.write(bytes);
        } catch (error) {
          if (errnoCode(error) !== 'EPIPE') throw error;
          this.#context.process.kill(signals.pipe);
        }
      },
      async () => {
        release();
        this.#context.signal.removeEventListener('abort', release);
        // Whatever the command's status is.
        await ended;
        return 0;
      },
    );
  }
}

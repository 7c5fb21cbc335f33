import { errnoCode } from '../../errno.ts';
import { openPipe } from '../../files/pipe.ts';
import type { ProgramContext } from '../../program.ts';
import { FileInput } from '../../program-input.ts';
import type { Memory } from './memory.ts';
import { RecordReader } from './records.ts';
import { AwkError } from './syntax.ts';

interface OpenInput {
  readonly reader: RecordReader;
  /** @returns 0, also of a command that fails */
  end(): Promise<number>;
}

/** A file that was not read to its end would stay open. */
async function endFile(reader: RecordReader): Promise<number> {
  await reader.close();
  return 0;
}

/** What getline reads besides the main input. */
export class Inputs {
  readonly #context: ProgramContext;
  readonly #memory: Memory;
  readonly #open = new Map<string, OpenInput>();
  #standard: RecordReader | undefined;

  constructor(context: ProgramContext, memory: Memory) {
    this.#context = context;
    this.#memory = memory;
  }

  /** One for all that read it: what one has read too far is the other's. */
  get standard(): RecordReader {
    this.#standard ??= new RecordReader(this.#context.stdin, this.#memory);
    return this.#standard;
  }

  /** @returns undefined when there is no such file */
  async file(name: string): Promise<RecordReader | undefined> {
    if (name === '') throw new AwkError('null file name in print or getline');
    if (name === '-' || name === '/dev/stdin') return this.standard;
    const known = this.#open.get(name);
    if (known !== undefined) return known.reader;
    const reader = await this.openMain(name);
    if (reader !== undefined) this.#open.set(name, { reader, end: () => endFile(reader) });
    return reader;
  }

  /** A file of the main input, which getline does not share. */
  async openMain(name: string): Promise<RecordReader | undefined> {
    if (name === '-') return this.standard;
    try {
      return new RecordReader(await this.#context.open(name), this.#memory);
    } catch (error) {
      if (errnoCode(error) === undefined) throw error;
      return undefined;
    }
  }

  command(command: string): RecordReader {
    if (command === '') throw new AwkError('null file name in print or getline');
    const known = this.#open.get(command);
    if (known !== undefined) return known.reader;
    const { reader: file, writer } = openPipe();
    const ended = this.#context.shell(command, { out: (bytes) => writer.write(bytes) }).finally(() => writer.release());
    const reader = new RecordReader(new FileInput(file, this.#context.process), this.#memory);
    let isOpen = true;
    // Who still writes gets SIGPIPE.
    const release = () => {
      if (isOpen) file.release();
      isOpen = false;
    };
    this.#context.signal.addEventListener('abort', release, { once: true });
    const end = async () => {
      release();
      this.#context.signal.removeEventListener('abort', release);
      await ended;
      return 0;
    };
    this.#open.set(command, { reader, end });
    return reader;
  }

  /** @returns undefined when nothing of that name is open */
  async close(name: string): Promise<number | undefined> {
    const input = this.#open.get(name);
    if (input === undefined) return undefined;
    this.#open.delete(name);
    const status = await input.end();
    return status;
  }

  async closeAll(): Promise<void> {
    for (const name of [...this.#open.keys()]) await this.close(name);
  }
}

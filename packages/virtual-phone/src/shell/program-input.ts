/** Standard input of a program: chunks as they come, until the client closes it. */
export interface ProgramInput extends AsyncIterable<Uint8Array> {
  /** Waits for the end. */
  all(): Promise<Uint8Array>;
}

/** An input that is fed while the program runs. */
export class InputQueue implements ProgramInput {
  private readonly chunks: Uint8Array[] = [];
  private ended = false;
  private wake: () => void = () => {};

  write(data: Uint8Array): void {
    if (this.ended) return;
    this.chunks.push(data);
    this.wake();
  }

  end(): void {
    this.ended = true;
    this.wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (;;) {
      const chunk = this.chunks.shift();
      if (chunk !== undefined) yield chunk;
      else if (this.ended) return;
      else {
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
      }
    }
  }

  async all(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}

/** An input that is known from the start. */
export function inputOf(content: Uint8Array | string): ProgramInput {
  const queue = new InputQueue();
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  if (bytes.length > 0) queue.write(bytes);
  queue.end();
  return queue;
}

import { encode } from '../../bytes.ts';

/** Where lines go: an end that was lacking is written before whatever follows. */
export class SedOutput {
  readonly #write: (data: Uint8Array) => Promise<void> | void;
  readonly #end: string;
  #text = '';
  #lacksEnd = false;

  constructor(write: (data: Uint8Array) => Promise<void> | void, end: string) {
    this.#write = write;
    this.#end = end;
  }

  get size(): number {
    return this.#text.length;
  }

  line(text: string, hasEnd: boolean): void {
    this.#text += `${this.#lacksEnd ? this.#end : ''}${text}${hasEnd ? this.#end : ''}`;
    this.#lacksEnd = !hasEnd;
  }

  /** Content of a file, as it is. */
  raw(text: string): void {
    this.#text += (this.#lacksEnd ? this.#end : '') + text;
    this.#lacksEnd = false;
  }

  async flush(): Promise<void> {
    const text = this.#text;
    this.#text = '';
    if (text !== '') await this.#write(encode(text));
  }
}

import type { Machine } from './machine.ts';
import type { RecordReader } from './records.ts';
import { AwkError } from './syntax.ts';

/** The operands one after the other, as ARGV has them when their turn comes; the input when there are none. */
export class MainInput {
  readonly #machine: Machine;
  #next = 1;
  #hasFile = false;
  #hasEnded = false;
  #reader: RecordReader | undefined;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** What is there without waiting. */
  take(): string | undefined {
    return this.#reader?.take(this.#machine.recordSeparator());
  }

  /** @returns undefined at the end of everything */
  async wait(): Promise<string | undefined> {
    while (!this.#hasEnded) {
      if (this.#reader === undefined) {
        if (!(await this.#open())) this.#hasEnded = true;
        continue;
      }
      const record = this.take();
      if (record !== undefined) return record;
      await this.#machine.outputs.flush();
      if (!(await this.#reader.fill())) this.#reader = undefined;
    }
    return undefined;
  }

  /** nextfile */
  async skip(): Promise<void> {
    const reader = this.#reader;
    this.#reader = undefined;
    if (reader !== undefined && reader !== this.#machine.inputs.standard) await reader.close();
  }

  async #open(): Promise<boolean> {
    const machine = this.#machine;
    for (const count = () => machine.number('ARGC'); this.#next < count(); ) {
      const key = String(this.#next);
      this.#next += 1;
      const operand = machine.argv.has(key) ? machine.toText(machine.argv.get(key)) : '';
      if (operand === '') continue;
      if (/^[A-Za-z_]\w*=/.test(operand)) {
        machine.assignOperand(operand);
        continue;
      }
      this.#hasFile = true;
      machine.setGlobal('FILENAME', operand);
      return await this.#start(operand);
    }
    if (this.#hasFile) return false;
    this.#hasFile = true;
    return await this.#start('-');
  }

  async #start(operand: string): Promise<boolean> {
    this.#machine.setGlobal('FNR', 0);
    this.#reader = await this.#machine.inputs.openMain(operand);
    if (this.#reader === undefined) throw new AwkError(`can't open file ${operand}`);
    return true;
  }
}

import type { ProgramContext } from '../../program.ts';
import { AwkArray } from './awk-array.ts';
import { Fields } from './fields.ts';
import { Inputs } from './inputs.ts';
import { readStringEscapes } from './lexer.ts';
import { MainInput } from './main-input.ts';
import { Memory } from './memory.ts';
import { Outputs } from './outputs.ts';
import { AwkRandom } from './random.ts';
import type { RecordReader, Separator } from './records.ts';
import { type AwkRegex, compileAwkRegex } from './regex.ts';
import { AwkError } from './syntax.ts';
import { InputText, numberToText, toNumber, toText, type Value } from './values.ts';

/** What a name stands for. */
export type Slot = Value | AwkArray;

const initial: Readonly<Record<string, Value>> = {
  CONVFMT: '%.6g',
  OFMT: '%.6g',
  FS: ' ',
  OFS: ' ',
  RS: '\n',
  ORS: '\n',
  SUBSEP: '\x1c',
  NR: 0,
  FNR: 0,
  RSTART: 0,
  RLENGTH: 0,
  FILENAME: '',
  ARGC: 0,
};

/** Compiled expressions that are kept. */
const mostRegexes = 500;

/** All that a running program has: its variables, its record, its files. */
export class Machine {
  readonly context: ProgramContext;
  readonly memory: Memory;
  readonly outputs: Outputs;
  readonly inputs: Inputs;
  readonly main: MainInput;
  readonly fields: Fields;
  readonly random = new AwkRandom();
  readonly argv: AwkArray;
  readonly globals: Slot[] = [];
  /** Parameters of the function that runs. */
  frame: Slot[] = [];
  depth = 0;
  returned: Value = undefined;
  exitStatus = 0;
  /** Of the statement that runs, for messages. */
  line = 1;
  readonly #slots = new Map<string, number>();
  readonly #regexes = new Map<string, AwkRegex>();
  readonly #convfmt: number;
  readonly #rs: number;
  #separatorText = '';
  #separator: Separator = { kind: 'paragraph' };

  constructor(context: ProgramContext) {
    this.context = context;
    this.memory = new Memory(context.process);
    this.outputs = new Outputs(context);
    this.inputs = new Inputs(context, this.memory);
    this.main = new MainInput(this);
    for (const [name, value] of Object.entries(initial)) this.globals[this.slot(name)] = value;
    this.#convfmt = this.slot('CONVFMT');
    this.#rs = this.slot('RS');
    const ofs = this.slot('OFS');
    this.fields = new Fields({
      regex: (source) => this.regex(source),
      outputSeparator: () => this.textAt(ofs),
      numberFormat: () => this.numberFormat,
    });
    this.argv = new AwkArray(this.memory);
    this.globals[this.slot('ARGV')] = this.argv;
    const environment = new AwkArray(this.memory);
    for (const [name, value] of context.env) environment.set(name, new InputText(value));
    this.globals[this.slot('ENVIRON')] = environment;
  }

  slot(name: string): number {
    const known = this.#slots.get(name);
    if (known !== undefined) return known;
    const slot = this.#slots.size;
    this.#slots.set(name, slot);
    return slot;
  }

  /** CONVFMT */
  get numberFormat(): string {
    return this.textAt(this.#convfmt);
  }

  textAt(slot: number): string {
    const value = this.globals[slot];
    return typeof value === 'string' ? value : value instanceof AwkArray ? '' : toText(value, '%.6g');
  }

  toText(value: Value): string {
    if (typeof value === 'string') return value;
    return typeof value === 'number' ? numberToText(value, this.numberFormat) : (value?.text ?? '');
  }

  number(name: string): number {
    const value = this.globals[this.slot(name)];
    return value instanceof AwkArray ? 0 : toNumber(value);
  }

  setGlobal(name: string, value: Value): void {
    if (name === 'NF') this.fields.count = toNumber(value);
    else this.globals[this.slot(name)] = value;
  }

  /** `name=value` among the operands, or of `-v`. */
  assignOperand(operand: string): void {
    const at = operand.indexOf('=');
    const name = operand.slice(0, at);
    if (this.globals[this.slot(name)] instanceof AwkArray)
      throw new AwkError(`can't assign to ${name}; it's an array name.`);
    this.setGlobal(name, new InputText(readStringEscapes(operand.slice(at + 1))));
  }

  regex(source: string): AwkRegex {
    const known = this.#regexes.get(source);
    if (known !== undefined) return known;
    const compiled = compileAwkRegex(source);
    if (this.#regexes.size >= mostRegexes) this.#regexes.clear();
    this.#regexes.set(source, compiled);
    return compiled;
  }

  recordSeparator(): Separator {
    const text = this.textAt(this.#rs);
    if (text === this.#separatorText) return this.#separator;
    this.#separatorText = text;
    this.#separator =
      text === ''
        ? { kind: 'paragraph' }
        : [...text].length === 1
          ? { kind: 'character', character: text }
          : { kind: 'regex', regex: this.regex(text) };
    return this.#separator;
  }

  setRecord(value: Value): void {
    this.fields.setRecord(value, this.textAt(this.slot('FS')), this.textAt(this.#rs) === '');
  }

  /** Counts a record of the main input. */
  countRecord(): void {
    this.setGlobal('NR', this.number('NR') + 1);
    this.setGlobal('FNR', this.number('FNR') + 1);
  }

  /** The next record of a file or a command; undefined at its end. */
  async read(reader: RecordReader): Promise<string | undefined> {
    for (;;) {
      const record = reader.take(this.recordSeparator());
      if (record !== undefined) return record;
      await this.outputs.flush();
      if (!(await reader.fill())) return undefined;
    }
  }

  /** Between the steps of long work: undefined, or what to wait for. */
  pause(): Promise<void> | undefined {
    return this.outputs.standard.isFull ? this.outputs.standard.flush() : this.context.turn();
  }

  warn(message: string): void {
    this.context.err(`awk: ${message}\n source line number ${this.line}\n`);
  }
}

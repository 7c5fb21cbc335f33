import { decode } from '../../bytes.ts';
import { errnoCode } from '../../errno.ts';
import type { InputLine, LineSource } from '../text/line-source.ts';
import type { ScriptExecutor, SedRun } from './execute-script.ts';
import { renderVisibly } from './render-visibly.ts';
import type { SedCommand, Substitution } from './script.ts';
import type { SedOutput } from './sed-output.ts';
import { substitute } from './substitute.ts';

/** Lines that are glued together without end fill the memory. */
const longestSpace = 64 * 1024 * 1024;

/** What a text to be printed later takes besides its letters. */
const entrySize = 64;

/** One pass through the script with one line, or with those it takes in. */
export class Cycle {
  readonly #script: ScriptExecutor;
  readonly #run: SedRun;
  readonly #source: LineSource;
  readonly #output: SedOutput;
  /** The pattern space; undefined once it was deleted: only ranges go on then. */
  #space: string | undefined;
  #hasEnd: boolean;
  #isSubstituted = false;
  /** Printed after the line: texts of `a`, files of `r`. */
  readonly #appended: { readonly kind: 'a' | 'r'; readonly argument: string }[] = [];
  #appendedSize = 0;

  constructor(script: ScriptExecutor, run: SedRun, source: LineSource, output: SedOutput, line: InputLine) {
    this.#script = script;
    this.#run = run;
    this.#source = source;
    this.#output = output;
    this.#space = line.text;
    this.#hasEnd = line.hasEnd;
  }

  /** @returns the command that the next line begins with */
  async run(from: number): Promise<number> {
    const { commands, isQuiet } = this.#run;
    let place = from;
    let resumeAt = 0;
    while (place < commands.length) {
      const command = commands[place];
      if (command === undefined) break;
      const selected = this.#script.selects(place, command, this.#space, this.#hasNext);
      if (!(typeof selected === 'boolean' ? selected : await selected)) {
        place = command.name === '{' ? this.#blockEnd(place) : place + 1;
      } else if (this.#space === undefined) place += 1;
      else {
        const next = await this.#do(command, place, this.#space);
        if (command.name === 'n') resumeAt = place + 1;
        const held = Math.max(this.#space?.length ?? 0, this.#script.held.length, this.#appendedSize);
        if (held > longestSpace) throw new RangeError('Out of memory');
        // A loop may print for ever, and never come to another line.
        await this.#script.flushFull(this.#output);
        if (next <= place) await this.#run.context.turn();
        place = next;
      }
    }
    if (this.#space !== undefined && !isQuiet) this.#output.line(this.#space, this.#hasEnd);
    if (this.#appended.length > 0) await this.#append();
    return resumeAt;
  }

  /** @returns the command to go on with; past the last one the cycle ends */
  async #do(command: SedCommand, place: number, space: string): Promise<number> {
    const { end } = this.#run;
    const { name, argument } = command;
    const stop = this.#run.commands.length;
    const script = this.#script;
    const output = this.#output;
    switch (name) {
      case '=':
        output.line(String(script.lineNumber), true);
        break;
      case 'a':
      case 'r':
        this.#appended.push({ kind: name, argument });
        this.#appendedSize += argument.length + entrySize;
        break;
      case 'b':
      case 't':
      case 'T':
        if (!this.#jumps(name)) break;
        return argument === '' ? stop : script.labelPlace(argument);
      case 'c':
        if (!script.isInRange(place)) output.line(argument, true);
        this.#space = undefined;
        break;
      case 'd':
        this.#space = undefined;
        break;
      case 'D': {
        const rest = space.includes(end) ? space.slice(space.indexOf(end) + 1) : '';
        this.#space = rest === '' ? undefined : rest;
        if (rest !== '') return 0;
        break;
      }
      case 'g':
        this.#space = script.held;
        break;
      case 'G':
        this.#space = space + end + script.held;
        break;
      case 'h':
        script.held = space;
        break;
      case 'H':
        script.held += end + space;
        break;
      case 'i':
        output.line(argument, true);
        break;
      case 'l':
        for (const line of renderVisibly(space)) output.line(line, true);
        break;
      case 'n':
        return stop;
      case 'N':
        return (await this.#joinNext(space)) ? place + 1 : stop;
      case 'p':
        output.line(space, this.#hasEnd);
        break;
      case 'P':
        output.line(space.split(end, 1)[0] ?? '', this.#hasEnd);
        break;
      case 'q':
      case 'Q':
        script.quit(Number(argument));
        if (name === 'Q') this.#space = undefined;
        return stop;
      case 's':
        if (command.substitution !== undefined) await this.#substitute(space, command.substitution);
        break;
      case 'w':
        this.#run.files.get(argument)?.line(space, this.#hasEnd);
        break;
      case 'x':
        this.#space = script.held;
        script.held = space;
        break;
      case 'y':
        this.#space = [...space].map((character) => command.replaced?.get(character) ?? character).join('');
        break;
    }
    return place + 1;
  }

  #jumps(name: 'b' | 't' | 'T'): boolean {
    if (name === 'b') return true;
    const isSubstituted = this.#isSubstituted;
    this.#isSubstituted = false;
    return isSubstituted === (name === 't');
  }

  async #substitute(space: string, substitution: Substitution): Promise<void> {
    const pattern = this.#script.pattern(substitution.pattern);
    const result = await substitute(space, substitution, pattern, this.#run.context.turn);
    if (result === undefined) return;
    this.#space = result;
    this.#isSubstituted = true;
    if (substitution.prints) this.#output.line(result, this.#hasEnd);
    if (substitution.file !== undefined) this.#run.files.get(substitution.file)?.line(result, this.#hasEnd);
  }

  async #joinNext(space: string): Promise<boolean> {
    if (!(await this.#hasNext())) return false;
    await this.#append();
    const line = await this.#source.next();
    this.#space = space + this.#run.end + (line?.text ?? '');
    this.#hasEnd = line?.hasEnd ?? true;
    this.#script.countLine();
    return true;
  }

  readonly #hasNext = async (): Promise<boolean> => {
    await this.#script.flush(this.#source, this.#output);
    return await this.#source.hasNext();
  };

  async #append(): Promise<void> {
    this.#appendedSize = 0;
    for (const { kind, argument } of this.#appended.splice(0)) {
      await this.#script.flushFull(this.#output);
      if (kind === 'a') this.#output.line(argument, true);
      else await this.#appendFile(argument);
    }
  }

  /** A file that cannot be read is none: nothing is said of it. */
  async #appendFile(path: string): Promise<void> {
    try {
      this.#output.raw(decode(await (await this.#run.context.open(path)).all()));
    } catch (error) {
      if (errnoCode(error) === undefined) throw error;
    }
  }

  #blockEnd(place: number): number {
    let depth = 0;
    for (let at = place; at < this.#run.commands.length; at += 1) {
      const name = this.#run.commands[at]?.name;
      depth += name === '{' ? 1 : name === '}' ? -1 : 0;
      if (depth === 0) return at + 1;
    }
    return this.#run.commands.length;
  }
}

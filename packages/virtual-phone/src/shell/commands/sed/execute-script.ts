import type { ProgramContext } from '../../program.ts';
import type { LineSource } from '../text/line-source.ts';
import { Cycle } from './cycle.ts';
import { type Address, type SedCommand, SedError, type SedPattern } from './script.ts';
import type { SedOutput } from './sed-output.ts';

export interface SedRun {
  readonly context: ProgramContext;
  readonly commands: readonly SedCommand[];
  readonly isQuiet: boolean;
  readonly end: string;
  /** Outputs of `w`, by the name in the script. */
  readonly files: ReadonlyMap<string, SedOutput>;
}

/** Does with lines what a script says; what it holds and has counted lives on over several files. */
export class ScriptExecutor {
  /** The hold space. */
  held = '';
  readonly #run: SedRun;
  readonly #labels = new Map<string, number>();
  /** For each command the line at which its range has begun; 0 outside. */
  readonly #begun: number[];
  #lineNumber = 0;
  #lastPattern: SedPattern;
  #exitStatus: number | undefined;

  constructor(run: SedRun) {
    this.#run = run;
    this.#begun = run.commands.map(() => 0);
    for (const [place, { name, argument }] of run.commands.entries()) {
      if (name === ':' && !this.#labels.has(argument)) this.#labels.set(argument, place);
    }
  }

  /** For `-i` and `-s`: lines are counted anew. */
  reset(): void {
    this.#lineNumber = 0;
    this.#begun.fill(0);
  }

  /** @returns the status of `q` */
  async process(source: LineSource, output: SedOutput): Promise<number | undefined> {
    let resumeAt = 0;
    for (;;) {
      await this.flush(source, output);
      const line = await source.next();
      if (line === undefined) break;
      const turn = this.#run.context.turn();
      if (turn !== undefined) await turn;
      this.#lineNumber += 1;
      resumeAt = await new Cycle(this, this.#run, source, output, line).run(resumeAt);
      if (this.#exitStatus !== undefined) break;
    }
    await this.#flushAll(output);
    return this.#exitStatus;
  }

  /** Before more is read: what was printed goes out when the next line has not come yet. */
  async flush(source: LineSource, output: SedOutput): Promise<void> {
    if (!source.isReady || output.size > 16_384) await this.#flushAll(output);
  }

  /** What waits to be printed is only so much. */
  async flushFull(output: SedOutput): Promise<void> {
    let size = output.size;
    for (const file of this.#run.files.values()) size += file.size;
    if (size > 65_536) await this.#flushAll(output);
  }

  get lineNumber(): number {
    return this.#lineNumber;
  }

  countLine(): void {
    this.#lineNumber += 1;
  }

  quit(status: number): void {
    this.#exitStatus = status;
  }

  labelPlace(label: string): number {
    const place = this.#labels.get(label);
    if (place === undefined) throw new SedError(`no :${label}`);
    return place;
  }

  /** An empty expression is the one used last. */
  pattern(pattern: SedPattern): NonNullable<SedPattern> {
    const found = pattern ?? this.#lastPattern;
    if (found === undefined) throw new SedError('no previous regex');
    this.#lastPattern = found;
    return found;
  }

  /**
   * Whether a command is meant for this line.
   *
   * @param space undefined for a line that was deleted: ranges go on over it
   */
  selects(
    place: number,
    command: SedCommand,
    space: string | undefined,
    hasNext: () => Promise<boolean>,
  ): boolean | Promise<boolean> {
    const { start } = command;
    if (start === undefined) return true;
    if (start.kind !== 'last' || this.isInRange(place)) return this.#selects(place, command, space, false);
    return hasNext().then((isFollowed) => this.#selects(place, command, space, !isFollowed));
  }

  #selects(place: number, command: SedCommand, space: string | undefined, isAtEnd: boolean): boolean {
    const { start, end, isNegated } = command;
    if (start === undefined) return true;
    const begun = this.#begun[place] ?? 0;
    let isLast = end === undefined;
    let isIn: boolean;
    if (begun > 0) {
      isIn = !(
        (end?.kind === 'line' && end.line < this.#lineNumber) ||
        (end?.kind === 'lines' && this.#lineNumber > begun + end.count)
      );
      if (end?.kind === 'pattern') isLast = this.#finds(end.pattern, space);
    } else isIn = this.#begins(start, space, isAtEnd);
    if (isIn && begun === 0) this.#begun[place] = this.#lineNumber;
    if (!isIn || isLast || (end?.kind === 'line' && end.line === this.#lineNumber)) this.#begun[place] = 0;
    return isIn !== isNegated;
  }

  isInRange(place: number): boolean {
    return (this.#begun[place] ?? 0) > 0;
  }

  #begins(start: Address, space: string | undefined, isAtEnd: boolean): boolean {
    if (start.kind === 'line') return start.line === this.#lineNumber;
    if (start.kind === 'last') return isAtEnd;
    return start.kind === 'pattern' && this.#finds(start.pattern, space);
  }

  #finds(pattern: SedPattern, space: string | undefined): boolean {
    const find = this.pattern(pattern);
    return space !== undefined && find(space).find();
  }

  async #flushAll(output: SedOutput): Promise<void> {
    for (const file of this.#run.files.values()) await file.flush();
    await output.flush();
  }
}

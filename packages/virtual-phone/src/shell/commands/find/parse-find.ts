import type { ProgramContext } from '../../program.ts';
import { Exec, readExecWords } from './exec.ts';
import { FindError } from './find-error.ts';
import type { FindNode } from './node.ts';
import { renderFormat } from './print-format.ts';
import { depthLimit, type FindSystem, plainTest, testOf } from './tests.ts';

/** What the walk does after a file was looked at; actions change it. */
export interface Visit {
  /** Whether what is in a folder is looked at. */
  descends: boolean;
  /** `-quit` */
  quits: boolean;
}

/** A test or an action; false ends the conjunction it stands in. */
type FindStep = (node: FindNode, visit: Visit) => boolean | Promise<boolean>;

export interface FindPlan {
  readonly step: FindStep;
  /** `-depth`, `-delete`: what is in a folder comes before it. */
  readonly contentFirst: boolean;
  /** `-xdev` */
  readonly staysOnDevice: boolean;
  readonly execs: readonly Exec[];
}

/** What actions are done with. */
export interface FindActions {
  readonly context: ProgramContext;
  readonly system: FindSystem;
  print(text: string): void;
  /** Everything printed so far goes out before another program writes. */
  flush(): Promise<void>;
  remove(node: FindNode): Promise<boolean>;
}

/**
 * Reads the expression: `!`, `( )`, `-a`, `-o`, tests and actions, in toybox's grammar. Without an action it prints.
 *
 * @throws FindError
 */
export async function parseFind(words: readonly string[], actions: FindActions): Promise<FindPlan> {
  const parser = new Parser(words, actions);
  const step = await parser.alternatives(0);
  const { hasAction, contentFirst, staysOnDevice, execs } = parser;
  const print: FindStep = ({ path }) => {
    actions.print(`${path}\n`);
    return true;
  };
  return { step: hasAction ? step : conjunction([step, print]), contentFirst, staysOnDevice, execs };
}

/** Of brackets in brackets: more would overflow the stack. */
const deepest = 200;

class Parser {
  hasAction = false;
  contentFirst = false;
  staysOnDevice = false;
  readonly execs: Exec[] = [];
  readonly #words: readonly string[];
  readonly #actions: FindActions;
  #at = 0;

  constructor(words: readonly string[], actions: FindActions) {
    this.#words = words;
    this.#actions = actions;
  }

  async alternatives(depth: number): Promise<FindStep> {
    const conjunctions: FindStep[][] = [[]];
    let isNegated = false;
    while (this.#at < this.#words.length) {
      const word = this.#words[this.#at] ?? '';
      if (word === ')' && depth > 0) break;
      if (word === '!' || word === '-not') isNegated = !isNegated;
      else if (/^-(?:o|or|a|and|noleaf)$/.test(word)) {
        if (isNegated) throw new FindError(`bad arg '${word}'`);
        if (word.startsWith('-o')) conjunctions.push([]);
      } else {
        const step = await this.#primary(word, depth);
        conjunctions.at(-1)?.push(isNegated ? negation(step) : step);
        isNegated = false;
        continue;
      }
      this.#at += 1;
    }
    return disjunction(conjunctions.map(conjunction));
  }

  async #primary(word: string, depth: number): Promise<FindStep> {
    this.#at += 1;
    if (word === '(') {
      if (depth > deepest) throw new FindError(`bad arg '${word}'`);
      const inner = await this.alternatives(depth + 1);
      this.#at += 1;
      return inner;
    }
    if (!word.startsWith('-')) throw new FindError(`bad arg '${word}'`);
    const name = word.slice(1);
    return this.#setting(name) ?? this.#action(name) ?? (await this.#test(name, word));
  }

  /** Words that change the walk as a whole. */
  #setting(name: string): FindStep | undefined {
    if (name === 'xdev') this.staysOnDevice = true;
    else if (name === 'depth' || name === 'd') this.contentFirst = true;
    else return undefined;
    return () => true;
  }

  #action(name: string): FindStep | undefined {
    const { print } = this.#actions;
    switch (name) {
      case 'print':
      case 'print0':
        this.hasAction = true;
        return ({ path }) => {
          print(`${path}${name === 'print' ? '\n' : '\0'}`);
          return true;
        };
      case 'printf':
        return this.#formatted(this.#argument('-printf'));
      case 'prune':
        return ({ stat }, visit) => {
          if (stat.kind === 'directory') visit.descends = false;
          return true;
        };
      case 'quit':
        return (_, visit) => {
          visit.quits = true;
          return true;
        };
      case 'delete':
        // As in toybox it is no action: what was deleted is printed unless there is another.
        this.contentFirst = true;
        return this.#actions.remove;
      case 'exec':
      case 'execdir':
      case 'ok':
      case 'okdir':
        return this.#exec(name);
      default:
        return undefined;
    }
  }

  #formatted(format: string): FindStep {
    this.hasAction = true;
    return (node) => {
      // What comes before a bad conversion is printed all the same.
      for (const piece of renderFormat(format, node)) this.#actions.print(piece);
      return true;
    };
  }

  #exec(name: string): FindStep {
    this.hasAction = true;
    const { argv, isCollected, next } = readExecWords(this.#words, this.#at, name);
    this.#at = next;
    const exec = new Exec(this.#actions.context, argv, {
      isInFolder: name.endsWith('dir'),
      isCollected,
      asks: name.startsWith('ok'),
    });
    this.execs.push(exec);
    return async (node) => {
      await this.#actions.flush();
      return await exec.test(node);
    };
  }

  async #test(name: string, word: string): Promise<FindStep> {
    const plain = plainTest(name, this.#actions.system);
    if (plain !== undefined) return plain;
    const next = this.#words[this.#at];
    if (name === 'maxdepth' || name === 'mindepth') {
      const limit = depthLimit(this.#argument(word));
      if (name === 'mindepth') return ({ depth }) => depth >= limit;
      return ({ depth }, visit) => {
        if (depth >= limit) visit.descends = false;
        return depth <= limit;
      };
    }
    const test = await testOf(name, next ?? '', this.#actions.system);
    // The word after an unknown one is taken for its argument, and is the one toybox names.
    if (test === undefined) throw new FindError(`bad arg '${next ?? word}'`);
    this.#argument(word);
    return test;
  }

  #argument(word: string): string {
    const argument = this.#words[this.#at];
    if (argument === undefined) throw new FindError(`'${word}' needs 1 arg`);
    this.#at += 1;
    return argument;
  }
}

function conjunction(steps: readonly FindStep[]): FindStep {
  const [only] = steps;
  if (steps.length === 1 && only !== undefined) return only;
  return async (node, visit) => {
    for (const step of steps) if (!(await step(node, visit)) || visit.quits) return false;
    return true;
  };
}

function disjunction(steps: readonly FindStep[]): FindStep {
  const [only] = steps;
  if (steps.length === 1 && only !== undefined) return only;
  return async (node, visit) => {
    for (const step of steps) if ((await step(node, visit)) || visit.quits) return true;
    return false;
  };
}

function negation(step: FindStep): FindStep {
  return async (node, visit) => !(await step(node, visit));
}

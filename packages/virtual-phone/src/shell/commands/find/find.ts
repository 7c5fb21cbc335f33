import { posix } from 'node:path';
import type { Stat } from '../../../disk/disk.ts';
import { errnoCode, strerror } from '../../errno.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { isPathOfFolder, resolvePath } from '../../resolve-path.ts';
import { FindError } from './find-error.ts';
import type { FindNode } from './node.ts';
import { type FindActions, type FindPlan, parseFind, type Visit } from './parse-find.ts';

/** toybox find: prints while it walks, and lets other phones go on. */
export const find = defineProgram({
  name: 'find',
  async run(context) {
    const walk = new Walk(context);
    try {
      return await walk.run();
    } catch (error) {
      if (!(error instanceof FindError)) throw error;
      await walk.flush();
      context.err(`find: ${error.message}\n`);
      return 1;
    }
  },
});

type Follow = 'never' | 'operands' | 'always';

/** What the walk comes to next. */
interface Found extends Omit<FindNode, 'stat'> {
  /** Folders it was reached through, where links are followed. */
  readonly above: readonly string[];
  /** On another device than the folder it is in: looked at, not walked into (`-xdev`). */
  readonly isElsewhere: boolean;
}

class Walk {
  readonly #context: ProgramContext;
  #follow: Follow = 'never';
  #text = '';
  #status = 0;

  constructor(context: ProgramContext) {
    this.#context = context;
  }

  async run(): Promise<number> {
    const words = [...this.#context.args];
    for (; /^-[HL]+$/.test(words[0] ?? ''); words.shift()) {
      this.#follow = words[0]?.endsWith('L') ? 'always' : 'operands';
    }
    const first = words.findIndex((word) => /^[-!(]/.test(word));
    const operands = first < 0 ? words : words.slice(0, first);
    const plan = await parseFind(first < 0 ? [] : words.slice(first), this.#actions());
    for (const operand of operands.length === 0 ? ['.'] : operands) {
      const place = resolvePath(this.#context.cwd, operand);
      const start = { path: operand, name: operand, place, depth: 0, start: operand, above: [], isElsewhere: false };
      if (!(await this.#visit(plan, start))) break;
    }
    await this.flush();
    for (const exec of plan.execs) if (await exec.finish()) this.#status = 1;
    return this.#status;
  }

  async flush(): Promise<void> {
    const text = this.#text;
    this.#text = '';
    if (text !== '') await this.#context.out(text);
  }

  #actions(): FindActions {
    const { system, identity, cwd } = this.#context;
    const { disk, clock } = system;
    return {
      context: this.#context,
      system: { disk, identity, cwd, nowMs: clock.now(), zone: clock.zone },
      print: (text) => {
        this.#text += text;
      },
      flush: () => this.flush(),
      remove: (node) => this.#remove(node),
    };
  }

  /** @returns whether the walk goes on */
  async #visit(plan: FindPlan, found: Found): Promise<boolean> {
    const turn = this.#context.turn();
    if (turn !== undefined || this.#text.length > 8_192) await this.flush();
    if (turn !== undefined) await turn;
    const stat = await this.#stat(found);
    if (stat === undefined) return true;
    const node = { ...found, stat };
    let { above } = found;
    if (this.#follow === 'always' && stat.kind === 'directory') {
      const real = await this.#realPath(found.place);
      if (above.includes(real)) return this.#fail(`'${found.path}': loop detected`);
      above = [...above, real];
    }
    const visit: Visit = { descends: !found.isElsewhere, quits: false };
    if (!plan.contentFirst) await plan.step(node, visit);
    if (visit.quits) return false;
    if (stat.kind === 'directory' && visit.descends && !(await this.#visitContent(plan, node, above))) return false;
    if (plan.contentFirst) await plan.step(node, visit);
    return !visit.quits;
  }

  async #visitContent(plan: FindPlan, node: FindNode, above: readonly string[]): Promise<boolean> {
    const { system, identity } = this.#context;
    let names: readonly string[];
    try {
      names = await system.disk.list(node.place, identity);
    } catch (error) {
      return this.#fail(`${node.path}: ${strerror(error)}`);
    }
    const device = plan.staysOnDevice ? await this.#deviceOf(node.place) : undefined;
    for (const name of names) {
      const place = posix.join(node.place, name);
      const path = node.path.endsWith('/') ? node.path + name : `${node.path}/${name}`;
      const isElsewhere = device !== undefined && (await this.#deviceOf(place)) !== device;
      const below = { path, name, place, depth: node.depth + 1, start: node.start, above, isElsewhere };
      if (!(await this.#visit(plan, below))) return false;
    }
    if (plan.execs.length > 0) await this.flush();
    for (const exec of plan.execs) await exec.finish(node.place);
    return true;
  }

  async #stat({ place, path, depth }: Found): Promise<Stat | undefined> {
    const { system, identity } = this.#context;
    const isFollowed = this.#follow === 'operands' || isPathOfFolder(path);
    const followLinks = this.#follow === 'always' || (depth === 0 && isFollowed);
    try {
      return await system.disk.stat(place, identity, { followLinks });
    } catch (error) {
      const code = errnoCode(error);
      if (code === 'ENOENT' && followLinks && depth > 0) {
        // A link that leads nowhere is looked at itself.
        return await system.disk.stat(place, identity, { followLinks: false }).catch(() => undefined);
      }
      // What went away since its folder was read is nobody's fault.
      if (depth === 0 || code !== 'ENOENT') this.#fail(`'${path}': ${strerror(error)}`);
      return undefined;
    }
  }

  /** unlinkat(2): says nothing when it fails, as toybox does not. */
  async #remove({ place, stat, name }: FindNode): Promise<boolean> {
    const { system, identity } = this.#context;
    if (name === '.' || name === '..') return false;
    try {
      const isFolder = stat.kind === 'directory';
      if (isFolder && (await system.disk.list(place, identity)).length > 0) return false;
      // A folder that is empty goes as a whole.
      await system.disk.remove(place, identity, { recursive: isFolder });
      return true;
    } catch (error) {
      if (errnoCode(error) === undefined) throw error;
      return false;
    }
  }

  async #deviceOf(place: string): Promise<string> {
    const real = await this.#realPath(place);
    return /^\/(?:data|dev|proc|sys|storage\/emulated|mnt)(?=\/|$)/.exec(real)?.[0] ?? '/';
  }

  async #realPath(place: string): Promise<string> {
    const { system, identity } = this.#context;
    return await system.disk.realpath(place, identity).catch(() => place);
  }

  #fail(text: string): true {
    this.#context.err(`find: ${text}\n`);
    this.#status = 1;
    return true;
  }
}

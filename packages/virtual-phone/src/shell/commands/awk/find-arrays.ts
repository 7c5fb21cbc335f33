import type { AwkFunction, AwkProgram } from './syntax.ts';

/** Parameters that are arrays, by the function's name: by what is done with them, there or in functions they go to. */
export function findArrayParameters(program: AwkProgram): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const name of program.functions.keys()) found.set(name, new Set());
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    now = 0;
    for (const each of program.functions.values()) now += addFrom(each, found);
  }
  return found;
}

function addFrom({ name, parameters, body }: AwkFunction, found: ReadonlyMap<string, Set<number>>): number {
  const own = found.get(name) ?? new Set<number>();
  for (const each of arraysIn(body, found)) {
    const place = parameters.indexOf(each);
    if (place >= 0) own.add(place);
  }
  return own.size;
}

/** Names that are used as arrays. */
export function arraysIn(tree: object, parameters: ReadonlyMap<string, ReadonlySet<number>>): Set<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    if ('array' in node && typeof node.array === 'string') names.add(node.array);
    if (!('kind' in node) || !('name' in node) || !('args' in node) || !Array.isArray(node.args)) return;
    const args: readonly unknown[] = node.args;
    if (node.kind === 'builtin' && node.name === 'split') addName(args[1], names);
    if (node.kind !== 'call' || typeof node.name !== 'string') return;
    for (const place of parameters.get(node.name) ?? []) addName(args[place], names);
  });
  return names;
}

function addName(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null || !('kind' in node) || node.kind !== 'variable') return;
  if ('name' in node && typeof node.name === 'string') names.add(node.name);
}

function visit(node: unknown, see: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return;
  see(node);
  for (const child of Object.values(node)) visit(child, see);
}

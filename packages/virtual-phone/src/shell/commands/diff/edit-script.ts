/** Lines that differ: `a` from..to were replaced by `b` from..to; counted from 0, ends excluded. */
export interface Change {
  readonly aFrom: number;
  readonly aTo: number;
  readonly bFrom: number;
  readonly bTo: number;
}

/** With more lines than this to take away or add, finding the fewest takes more memory than a phone has. */
const mostEdits = 4_000;

/** Lines that are compared before others have their turn. */
const fewLines = 4_096;

/**
 * The fewest lines to take away and add that make `b` of `a`, after Myers.
 *
 * @param same whether line i of a counts as line j of b
 */
export async function editScript(
  aLength: number,
  bLength: number,
  same: (i: number, j: number) => boolean,
  turn: () => Promise<void> | undefined,
): Promise<readonly Change[]> {
  const shorter = Math.min(aLength, bLength);
  let start = 0;
  for (; start < shorter && same(start, start); start += 1) if (start % fewLines === 0) await turn();
  let tail = 0;
  for (; tail < shorter - start && same(aLength - 1 - tail, bLength - 1 - tail); tail += 1) {
    if (tail % fewLines === 0) await turn();
  }
  const [n, m] = [aLength - start - tail, bLength - start - tail];
  if (n === 0 && m === 0) return [];
  const whole = { aFrom: start, aTo: start + n, bFrom: start, bTo: start + m };
  if (n === 0 || m === 0) return [whole];
  const trace = await frontiers(n, m, (i, j) => same(start + i, start + j), turn);
  return trace === undefined ? [whole] : changesOf(trace, n, m, start);
}

/** How far each diagonal comes with 0, 1, 2, … edits; undefined when there would be too many. */
async function frontiers(
  n: number,
  m: number,
  same: (i: number, j: number) => boolean,
  turn: () => Promise<void> | undefined,
): Promise<readonly Int32Array[] | undefined> {
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= Math.min(n + m, mostEdits); edits += 1) {
    await turn();
    const before = trace[edits - 1];
    const reach = new Int32Array(2 * edits + 1);
    trace.push(reach);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let i = before === undefined ? 0 : step(before, edits, diagonal);
      for (; i < n && i - diagonal < m && i - diagonal >= 0 && same(i, i - diagonal); i += 1) {
        if (i % fewLines === 0) await turn();
      }
      reach[diagonal + edits] = i;
      if (i >= n && i - diagonal >= m) return trace;
    }
  }
  return undefined;
}

/** Where a diagonal begins: from its neighbour that came farther. */
function step(before: Int32Array, edits: number, diagonal: number): number {
  const at = (neighbour: number) => before[neighbour + edits - 1] ?? -1;
  const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
  return isDown ? at(diagonal + 1) : at(diagonal - 1) + 1;
}

/** Follows the edits back from the end; neighbours become one change. */
function changesOf(trace: readonly Int32Array[], n: number, m: number, start: number): readonly Change[] {
  const changes: Change[] = [];
  let [i, j] = [n, m];
  for (let edits = trace.length - 1; edits > 0; edits -= 1) {
    const before = trace[edits - 1] ?? new Int32Array();
    const diagonal = i - j;
    const at = (neighbour: number) => before[neighbour + edits - 1] ?? -1;
    const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
    const from = step(before, edits, diagonal);
    const [aFrom, bFrom] = isDown ? [from, from - diagonal - 1] : [from - 1, from - diagonal];
    const [aTo, bTo] = [from, from - diagonal];
    const last = changes.at(-1);
    const isJoined = last !== undefined && last.aFrom - start === aTo && last.bFrom - start === bTo;
    const change = { aFrom: start + aFrom, aTo: start + aTo, bFrom: start + bFrom, bTo: start + bTo };
    if (isJoined) changes[changes.length - 1] = { ...change, aTo: last.aTo, bTo: last.bTo };
    else changes.push(change);
    [i, j] = [aFrom, bFrom];
  }
  return changes.reverse();
}

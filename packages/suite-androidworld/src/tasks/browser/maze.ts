import { lcg } from './lcg.ts';

/** Rows from top to bottom, true where one can walk. From the upper left to the lower right corner. */
export type Maze = readonly (readonly boolean[])[];

const mazeSize = 4;

export type Direction = 'Up' | 'Down' | 'Left' | 'Right';

const steps: Readonly<Record<Direction, readonly [row: number, column: number]>> = {
  Up: [-1, 0],
  Down: [1, 0],
  Left: [0, -1],
  Right: [0, 1],
};

/** Digs from the start, depth first, until the goal is reached. The same mazes as the published page's. */
export function digMaze(seed: number): Maze {
  const draw = lcg(seed);
  const open = Array.from({ length: mazeSize }, () => Array.from({ length: mazeSize }, () => false));
  const stack: (readonly [number, number])[] = [[0, 0]];
  const order = Object.values(steps);
  const goal = mazeSize - 1;
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const [row, column] = cell;
    const cells = open[row];
    if (cells !== undefined) cells[column] = true;
    if (row === goal && column === goal) break;
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = draw(last + 1);
      const [one, two] = [order[last], order[other]];
      if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one];
    }
    for (const [down, right] of order) {
      const next = [row + down, column + right] as const;
      if (open[next[0]]?.[next[1]] === false) stack.push(next);
    }
  }
  return open;
}

/** The shortest way from corner to corner. @throws if there is none */
export function solveMaze(maze: Maze): Direction[] {
  const ways: { row: number; column: number; way: readonly Direction[] }[] = [{ row: 0, column: 0, way: [] }];
  const seen = new Set<string>();
  for (let at = ways.shift(); at !== undefined; at = ways.shift()) {
    const { row, column, way } = at;
    if (row === mazeSize - 1 && column === mazeSize - 1) return [...way];
    for (const direction of Object.keys(steps) as Direction[]) {
      const [down, right] = steps[direction];
      const next = { row: row + down, column: column + right, way: [...way, direction] };
      const key = `${next.row} ${next.column}`;
      if (maze[next.row]?.[next.column] !== true || seen.has(key)) continue;
      seen.add(key);
      ways.push(next);
    }
  }
  throw new Error('The maze has no way through');
}

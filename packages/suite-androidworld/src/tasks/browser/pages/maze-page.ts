import type { Maze } from '../maze.ts';
import { page } from './page.ts';

/** A grid, a token in its upper left corner, and four buttons that move it. */
export function mazePage(maze: Maze): string {
  return page({
    title: 'Maze Puzzle',
    style: `.maze { display: grid; grid-template-columns: repeat(${maze.length}, 80px); }
.cell { height: 80px; border: 1px solid #000; box-sizing: border-box; display: grid; place-items: center; font-size: 32px; }
.wall { background: #000; }
.goal { background: #43a047; }
.moves { display: flex; gap: 8px; margin-top: 12px; }`,
    body: `<div class="maze" id="maze"></div>
<div class="moves">${['Up', 'Down', 'Left', 'Right'].map((move) => `<button>${move}</button>`).join('')}</div>`,
    script: `const maze = ${JSON.stringify(maze)};
const moves = { Up: [-1, 0], Down: [1, 0], Left: [0, -1], Right: [0, 1] };
const last = maze.length - 1;
const cells = maze.map((row, y) => row.map((open, x) => {
  const cell = document.createElement('div');
  cell.className = 'cell' + (open ? '' : ' wall') + (x === last && y === last ? ' goal' : '');
  document.getElementById('maze').append(cell);
  return cell;
}));
let at = [0, 0];
cells[0][0].textContent = 'X';
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const [down, right] = moves[button.textContent];
    const [y, x] = [at[0] + down, at[1] + right];
    if (!maze[y]?.[x]) return;
    cells[at[0]][at[1]].textContent = '';
    at = [y, x];
    cells[y][x].textContent = 'X';
    if (y === last && x === last) {
      const heading = document.createElement('h1');
      heading.textContent = done;
      document.body.replaceChildren(heading);
    }
  });
}`,
  });
}

import { palette } from '../colors.ts';
import { page } from './page.ts';

/** Three colours to be drawn with on a canvas, among many to choose from. @param colors places in the palette */
export function drawPage(colors: readonly number[]): string {
  return page({
    title: 'Color Challenge',
    style: `body { text-align: center; }
.asked i { display: inline-block; width: 50px; height: 50px; margin: 4px; }
canvas { border: 1px solid #000; touch-action: none; }
#colorPalette { width: 300px; margin: 8px auto; display: flex; flex-wrap: wrap; gap: 4px; justify-content: center; }
#colorPalette button { width: 32px; height: 32px; padding: 0; border: 0; }`,
    body: `<div class="asked" id="taskColors">${colors.map((place) => `<i style="background:${palette[place]}"></i>`).join('')}</div>
<div id="canvasContainer"><canvas id="canvas" width="300" height="300"></canvas></div>
<p>Available Colors:</p>
<div id="colorPalette">${palette.map((color) => `<button style="background:${color}" data-color="${color}"></button>`).join('')}</div>
<button id="clearButton">Clear</button> <button id="submitButton">Submit</button>
<p id="result"></p>`,
    script: `const asked = ${JSON.stringify(colors.map((place) => palette[place]))};
const canvas = document.getElementById('canvas');
const context = canvas.getContext('2d', { willReadFrequently: true });
context.lineWidth = 6;
context.lineCap = 'round';
let last = null;
const place = ({ clientX, clientY }) => {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return [(clientX - left) * canvas.width / width, (clientY - top) * canvas.height / height];
};
canvas.addEventListener('pointerdown', (event) => {
  last = place(event);
});
canvas.addEventListener('pointermove', (event) => {
  if (last === null) return;
  const next = place(event);
  context.beginPath();
  context.moveTo(...last);
  context.lineTo(...next);
  context.stroke();
  last = next;
});
for (const end of ['pointerup', 'pointercancel', 'pointerleave']) canvas.addEventListener(end, () => {
  last = null;
});
for (const button of document.querySelectorAll('[data-color]')) button.addEventListener('click', () => {
  context.strokeStyle = button.dataset.color;
});
document.getElementById('clearButton').addEventListener('click', () => context.clearRect(0, 0, canvas.width, canvas.height));
document.getElementById('submitButton').addEventListener('click', () => {
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 0) seen.add('#' + [data[at], data[at + 1], data[at + 2]].map((part) => part.toString(16).padStart(2, '0')).join(''));
  }
  document.getElementById('result').textContent = asked.every((color) => seen.has(color)) ? done : '';
});`,
  });
}

import type { Facing } from './camera-settings.ts';

type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * What is before the phone's cameras: a room behind it, a person before it. Drawn in a 900 x 1200 frame that covers the
 * whole canvas.
 */
export function drawScene(canvas: Canvas, width: number, height: number, facing: Facing, zoom = 1): void {
  const scale = Math.max(width / 900, height / 1200) * zoom;
  canvas.save();
  canvas.translate((width - 900 * scale) / 2, (height - 1200 * scale) / 2);
  canvas.scale(scale, scale);
  if (facing === 'back') drawRoom(canvas);
  else drawPerson(canvas);
  canvas.restore();
}

function drawRoom(canvas: Canvas): void {
  fill(canvas, vertical(canvas, 0, 860, '#e9dfcf', '#d8c7ad'), -400, -400, 1700, 1260);
  fill(canvas, vertical(canvas, 860, 1600, '#a9805a', '#7c5a3c'), -400, 860, 1700, 1000);
  fill(canvas, '#f6f2ea', -400, 838, 1700, 26);
  drawWindow(canvas);
  drawPicture(canvas);
  drawTable(canvas);
}

function drawWindow(canvas: Canvas): void {
  fill(canvas, '#fbf9f4', 120, 130, 380, 470);
  fill(canvas, vertical(canvas, 150, 480, '#8fc7ee', '#dff1fb'), 142, 152, 336, 426);
  canvas.save();
  canvas.beginPath();
  canvas.rect(142, 152, 336, 426);
  canvas.clip();
  circle(canvas, '#fff4c2', 400, 235, 42);
  for (const [x, y, size] of [
    [205, 250, 34],
    [245, 240, 44],
    [288, 254, 32],
  ] as const) {
    circle(canvas, 'rgba(255,255,255,0.92)', x, y, size);
  }
  circle(canvas, '#8ab878', 210, 690, 230);
  circle(canvas, '#6f9f62', 430, 720, 220);
  canvas.restore();
  fill(canvas, '#fbf9f4', 301, 152, 18, 426);
  fill(canvas, '#fbf9f4', 142, 350, 336, 16);
  fill(canvas, '#efe9dc', 100, 600, 420, 26);
}

function drawPicture(canvas: Canvas): void {
  fill(canvas, '#5b4636', 600, 200, 210, 260);
  fill(canvas, '#fffdf8', 616, 216, 178, 228);
  fill(canvas, vertical(canvas, 240, 420, '#f7b27a', '#e4655f'), 640, 240, 130, 180);
  circle(canvas, '#ffe9b8', 705, 330, 36);
  fill(canvas, '#3d4a6b', 640, 366, 130, 54);
}

function drawTable(canvas: Canvas): void {
  fill(canvas, '#6d4a2f', 150, 930, 40, 400);
  fill(canvas, '#6d4a2f', 710, 930, 40, 400);
  fill(canvas, vertical(canvas, 880, 950, '#96683f', '#7d5433'), 90, 880, 720, 62);
  // A plant.
  for (const [x, y, turn] of [
    [258, 700, -0.7],
    [300, 640, -0.2],
    [345, 650, 0.25],
    [380, 710, 0.75],
  ] as const) {
    ellipse(canvas, '#3f7d4e', x, y, 34, 110, turn);
  }
  polygon(canvas, '#c8683f', [
    [248, 790],
    [392, 790],
    [370, 882],
    [270, 882],
  ]);
  // A mug.
  ellipse(canvas, '#2f6f8f', 636, 830, 34, 34, 0);
  ellipse(canvas, '#b08e6a', 636, 830, 20, 20, 0);
  fill(canvas, '#2f6f8f', 530, 780, 104, 102);
  ellipse(canvas, '#4f92b3', 582, 780, 52, 13, 0);
  ellipse(canvas, '#3b2416', 582, 781, 43, 9, 0);
}

function drawPerson(canvas: Canvas): void {
  fill(canvas, vertical(canvas, 0, 1200, '#c9d6df', '#9fb2c1'), -400, -400, 1700, 2000);
  fill(canvas, '#8a6a4d', 40, 120, 820, 22);
  fill(canvas, '#8a6a4d', 40, 400, 820, 22);
  const books = ['#b5534b', '#3f6f8f', '#d9a441', '#5f8a57', '#7a5a94', '#c77c4a', '#48606f', '#a33f62'];
  books.forEach((color, index) => {
    fill(canvas, color, 70 + index * 46, 400 - 190 - (index % 3) * 22, 40, 190 + (index % 3) * 22);
    fill(canvas, color, 480 + index * 46, 120 - 150 - (index % 2) * 24, 40, 150 + (index % 2) * 24);
  });
  ellipse(canvas, '#35516b', 450, 1260, 330, 330, 0);
  fill(canvas, '#d9a583', 392, 800, 116, 150);
  ellipse(canvas, '#4a3426', 450, 560, 200, 225, 0);
  ellipse(canvas, '#e6b592', 450, 620, 165, 205, 0);
  ellipse(canvas, '#4a3426', 450, 455, 160, 70, 0);
  for (const x of [388, 512]) {
    ellipse(canvas, '#ffffff', x, 610, 26, 17, 0);
    circle(canvas, '#3a2a20', x, 610, 12);
  }
  ellipse(canvas, '#d49a78', 450, 668, 20, 30, 0);
  ellipse(canvas, '#b0584f', 450, 738, 48, 16, 0);
}

type Paint = string | CanvasGradient;

function vertical(canvas: Canvas, from: number, to: number, top: string, bottom: string): CanvasGradient {
  const gradient = canvas.createLinearGradient(0, from, 0, to);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  return gradient;
}

function fill(canvas: Canvas, paint: Paint, x: number, y: number, width: number, height: number): void {
  canvas.fillStyle = paint;
  canvas.fillRect(x, y, width, height);
}

function circle(canvas: Canvas, paint: Paint, x: number, y: number, radius: number): void {
  ellipse(canvas, paint, x, y, radius, radius, 0);
}

function ellipse(canvas: Canvas, paint: Paint, x: number, y: number, rx: number, ry: number, turn: number): void {
  canvas.fillStyle = paint;
  canvas.beginPath();
  canvas.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  canvas.fill();
}

function polygon(canvas: Canvas, paint: Paint, points: readonly (readonly [number, number])[]): void {
  canvas.fillStyle = paint;
  canvas.beginPath();
  for (const [x, y] of points) canvas.lineTo(x, y);
  canvas.fill();
}

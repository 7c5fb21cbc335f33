import { androidKey } from './android-key.ts';
import { createInspector } from './inspector/inspector.ts';
import type { TreeMessage } from './tree-feed.ts';
import type { ViewerInput } from './viewer-input.ts';

const CTRL_LEFT = 113;
const SHIFT_LEFT = 59;

const canvas = find('#screen', HTMLCanvasElement);
const status = find('#status', HTMLElement);
const paint = canvas.getContext('2d');
const socket = new WebSocket(`ws://${location.host}${location.pathname}/live${location.search}`);
socket.binaryType = 'blob';

const inspector = createInspector({
  canvas,
  overlay: find('#overlay', HTMLElement),
  panel: find('#inspector', HTMLElement),
  toggle: find('#inspect', HTMLButtonElement),
  point,
  inspect: (on) => send({ kind: 'inspect', on }),
});

socket.addEventListener('message', ({ data }: MessageEvent<Blob | string>) => {
  if (typeof data === 'string') inspector.show((JSON.parse(data) as TreeMessage).windows);
  else void show(data);
});
socket.addEventListener('open', () =>
  tell('Click, drag and scroll; type when a text field has the focus. Alt+I inspects.'),
);
socket.addEventListener('close', () => tell('The phone is gone. Reload when it runs again.'));

/** A person's fingers, or the mouse. */
const fingers = new Map<number, { readonly x: number; readonly y: number }>();

canvas.addEventListener('pointerdown', (event) => {
  if (event.button !== 0) return;
  canvas.focus();
  canvas.setPointerCapture(event.pointerId);
  touch('down', event);
  event.preventDefault();
});
canvas.addEventListener('pointermove', (event) => {
  if (canvas.hasPointerCapture(event.pointerId)) touch('move', event);
});
canvas.addEventListener('pointerup', (event) => {
  if (event.button === 0) touch('up', event);
});
canvas.addEventListener('pointercancel', (event) => touch('cancel', event));
canvas.addEventListener('contextmenu', (event) => event.preventDefault());
canvas.addEventListener(
  'wheel',
  (event) => {
    send({ kind: 'wheel', ...point(event), deltaX: event.deltaX * 2, deltaY: event.deltaY * 2 });
    event.preventDefault();
  },
  { passive: false },
);
canvas.addEventListener('keydown', (event) => {
  const held = [...(event.ctrlKey || event.metaKey ? [CTRL_LEFT] : []), ...(event.shiftKey ? [SHIFT_LEFT] : [])];
  const code = androidKey(event.key, event.ctrlKey || event.metaKey);
  if (code !== undefined) send({ kind: 'key', code, held });
  else if ([...event.key].length === 1) send({ kind: 'text', text: event.key });
  else return;
  event.preventDefault();
});
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-key]')) {
  button.addEventListener('click', () => send({ kind: 'key', code: Number(button.dataset.key), held: [] }));
}
find('#rotate', HTMLButtonElement).addEventListener('click', () => send({ kind: 'rotate' }));

async function show(frame: Blob): Promise<void> {
  const image = await createImageBitmap(frame);
  if (canvas.width !== image.width || canvas.height !== image.height) {
    canvas.width = image.width;
    canvas.height = image.height;
  }
  paint?.drawImage(image, 0, 0);
  image.close();
}

function touch(type: 'down' | 'move' | 'up' | 'cancel', event: PointerEvent): void {
  if (type === 'down' || type === 'move') fingers.set(event.pointerId, point(event));
  else if (type === 'up') fingers.delete(event.pointerId);
  else fingers.clear();
  send({ kind: 'touch', type, fingers: [...fingers].map(([id, where]) => ({ id, ...where })) });
}

/** In pixels of the phone's screen. */
function point(event: MouseEvent): { readonly x: number; readonly y: number } {
  const box = canvas.getBoundingClientRect();
  return {
    x: Math.round(((event.clientX - box.left) / box.width) * canvas.width),
    y: Math.round(((event.clientY - box.top) / box.height) * canvas.height),
  };
}

function send(input: ViewerInput): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(input));
}

function tell(text: string): void {
  status.textContent = text;
}

function find<T extends Element>(selector: string, kind: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`The viewer's page has no ${selector}`);
  return element;
}

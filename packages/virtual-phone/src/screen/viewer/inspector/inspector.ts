import type { PageWindow } from '../../protocol.ts';
import { boundsText, shortClass, shortId } from './describe-node.ts';
import { showDetails } from './details.ts';
import { element } from './element.ts';
import { type FoundNode, nodeAt } from './node-at.ts';
import { callOn } from './selector-of.ts';
import { createTreeList } from './tree-list.ts';

/** How long "Copied" stays. */
const COPIED_MS = 1_200;

export interface Inspector {
  /** Other windows than before. */
  show(windows: readonly PageWindow[]): void;
}

export interface InspectorParts {
  readonly canvas: HTMLCanvasElement;
  /** Lies over the canvas, as large as it. */
  readonly overlay: HTMLElement;
  readonly panel: HTMLElement;
  readonly toggle: HTMLButtonElement;
  /** In pixels of the phone's screen. */
  point(event: MouseEvent): { readonly x: number; readonly y: number };
  /** The phone sends its tree from now on, or no more. */
  inspect(on: boolean): void;
}

/** Shows what is under the pointer, on the phone and in the tree beside it. The phone is used as without it. */
export function createInspector({ canvas, overlay, panel, toggle, point, inspect }: InspectorParts): Inspector {
  const details = element('div', { class: 'details' });
  const tree = element('div', { class: 'tree', role: 'tree' });
  const empty = element('p', { class: 'help' }, [
    'Point at something on the phone or in the list. A click on the line of code copies it, and so does the right button on the phone or a click in the list.',
  ]);
  details.append(empty);
  panel.append(details, tree);
  let windows: readonly PageWindow[] = [];
  let pointer: { x: number; y: number } | undefined;
  let isOn = false;

  const box = element('div', { class: 'box', hidden: '' }, [element('span', { class: 'box-label' })]);
  overlay.append(box);

  const look = (found: FoundNode | undefined, { reveal }: { reveal: boolean }) => {
    placeBox(box, found, canvas);
    list.mark(found?.node, { reveal });
    if (found !== undefined) showDetails(details, found, copy);
  };
  const copy = (text: string, from: HTMLElement) => {
    void navigator.clipboard.writeText(text).then(() => {
      from.classList.add('copied');
      setTimeout(() => from.classList.remove('copied'), COPIED_MS);
    });
  };
  const copyCall = (found: FoundNode) => {
    look(found, { reveal: true });
    const code = details.querySelector<HTMLElement>('.selector');
    if (code !== null) copy(callOn(found.node, found.window.root), code);
  };
  const list = createTreeList(tree, { hovered: (found) => look(found, { reveal: false }), chosen: copyCall });
  const underPointer = () => (pointer === undefined ? undefined : nodeAt(windows, pointer.x, pointer.y));

  canvas.addEventListener('pointermove', (event) => {
    if (!isOn) return;
    pointer = point(event);
    look(underPointer(), { reveal: true });
  });
  canvas.addEventListener('pointerleave', () => {
    pointer = undefined;
    if (isOn) look(undefined, { reveal: false });
  });
  canvas.addEventListener('contextmenu', () => {
    const found = isOn ? underPointer() : undefined;
    if (found !== undefined) copyCall(found);
  });
  const set = (on: boolean) => {
    isOn = on;
    document.body.classList.toggle('inspecting', on);
    panel.hidden = !on;
    toggle.ariaPressed = String(on);
    if (!on) look(undefined, { reveal: false });
    inspect(on);
  };
  toggle.addEventListener('click', () => set(!isOn));
  addEventListener(
    'keydown',
    (event) => {
      // Letters typed on the phone's screen are the phone's; with ALT they are not.
      const isForPhone = event.target === canvas && !event.altKey;
      if (event.code !== 'KeyI' || event.ctrlKey || event.metaKey || isForPhone) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      set(!isOn);
    },
    { capture: true },
  );
  return {
    show(next) {
      windows = next;
      list.show(windows);
      look(underPointer() ?? list.hovered(), { reveal: false });
    },
  };
}

function placeBox(box: HTMLElement, found: FoundNode | undefined, { width, height }: HTMLCanvasElement): void {
  box.hidden = found === undefined;
  if (found === undefined) return;
  const [left, top, right, bottom] = found.node.bounds;
  box.style.left = `${(left / width) * 100}%`;
  box.style.top = `${(top / height) * 100}%`;
  box.style.width = `${((right - left) / width) * 100}%`;
  box.style.height = `${((bottom - top) / height) * 100}%`;
  box.classList.toggle('low', top < height * 0.06);
  const label = box.firstElementChild;
  if (label !== null) label.textContent = `${shortClass(found.node)}${shortId(found.node)} ${boundsText(found.node)}`;
}

import { AndroidWorldError } from '@androidworld/core';
import type { Rotation } from '@androidworld/core/driver';
import { SaxesParser } from 'saxes';

/** A node as the dump gives it: its attributes by their XML names, unread. */
export interface DumpNode {
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly DumpNode[];
}

export interface UiDump {
  /** The display's rotation when the dump was taken. */
  readonly rotation: Rotation;
  readonly roots: readonly DumpNode[];
}

/**
 * Reads what `uiautomator dump` wrote, with `--windows` or without. Text before and after the document, such as the
 * command's own message line, is passed over.
 *
 * Of several windows these count: the active one and, after it, the pop-ups its app shows over it that never become
 * active, such as the floating toolbar with "Copy" and "Paste".
 *
 * @throws AW_PARSE if there is no whole document; carries the beginning of the output
 * @see AOSP `frameworks/base/cmds/uiautomator/…/AccessibilityNodeInfoDumper.java`
 */
export function parseUiDump(output: string): UiDump {
  const root = /<(hierarchy|displays)\b[^>]*>/.exec(output);
  if (!root) throw unreadable('there is no <hierarchy>', output);
  const [opening, name = ''] = root;
  const close = `</${name}>`;
  const end = output.lastIndexOf(close);
  const isEmpty = opening.endsWith('/>');
  if (end < root.index && !isEmpty) throw unreadable('the document is cut off', output);
  const document = read(isEmpty ? opening : output.slice(root.index, end + close.length), output);
  const hierarchies = name === 'hierarchy' ? [document] : relevantWindows(document).flatMap(hierarchyOf);
  const [first] = hierarchies;
  if (!first) throw unreadable('there is no active window', output);
  return {
    rotation: toRotation(first.attributes.rotation ?? '0', output),
    roots: hierarchies.flatMap(({ children }) => children),
  };
}

interface OpenNode {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: OpenNode[];
}

function read(xml: string, output: string): OpenNode {
  const parser = new SaxesParser();
  const top: OpenNode = { name: '', attributes: {}, children: [] };
  const open: OpenNode[] = [top];
  parser.on('opentag', ({ name, attributes }) => {
    const node: OpenNode = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  // Thrown out of `write`: reading stops at the first fault.
  parser.on('error', (error) => {
    throw unreadable(error.message, output, error);
  });
  parser.write(xml).close();

  const [document] = top.children;
  if (!document) throw unreadable('there is no <hierarchy>', output);
  return document;
}

/** Activities, their dialogs and pop-ups, as `AccessibilityWindowInfo.typeToString()` names them. */
const applicationWindow = 'TYPE_APPLICATION';

function relevantWindows({ children: displays }: OpenNode): OpenNode[] {
  const windows = displays.flatMap(({ children }) => children);
  const active = windows.find(({ attributes }) => attributes.active === 'true');
  if (!active) return [];
  const popups = windows
    .filter((window) => layerOf(window) > layerOf(active))
    .filter((window) => window.attributes.type === applicationWindow && packageOf(window) === packageOf(active))
    // A toast is nothing to be touched, and gone in a moment.
    .filter((window) => hierarchyOf(window).some(hasClickable))
    .toSorted((a, b) => layerOf(a) - layerOf(b));
  return [active, ...popups];
}

/** None where the window was closing as it was read. */
function hierarchyOf({ children }: OpenNode): OpenNode[] {
  return children.filter(({ name }) => name === 'hierarchy').slice(0, 1);
}

function layerOf({ attributes }: OpenNode): number {
  return Number(attributes.layer);
}

function packageOf(window: OpenNode): string | undefined {
  return hierarchyOf(window)[0]?.children[0]?.attributes.package;
}

function hasClickable({ attributes, children }: OpenNode): boolean {
  return attributes.clickable === 'true' || children.some(hasClickable);
}

function toRotation(rotation: string, output: string): Rotation {
  const value = Number(rotation);
  if (value === 0 || value === 1 || value === 2 || value === 3) return value;
  throw unreadable(`rotation="${rotation}" is none of 0 to 3`, output);
}

function unreadable(reason: string, output: string, cause?: unknown): AndroidWorldError {
  return new AndroidWorldError('AW_PARSE', `Cannot read the output of "uiautomator dump": ${reason}`, {
    details: { output: output.slice(0, 500), length: output.length },
    cause,
  });
}

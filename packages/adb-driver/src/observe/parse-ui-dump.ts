import { AndroidWorldError, type Orientation } from '@androidworld/core';
import { SaxesParser } from 'saxes';

/** A node as the dump gives it: its attributes by their XML names, unread. */
export interface DumpNode {
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly DumpNode[];
}

export interface UiDump {
  /** The display's rotation when the dump was taken. */
  readonly orientation: Orientation;
  readonly roots: readonly DumpNode[];
}

/**
 * Reads what `uiautomator dump` wrote. Text before and after the document, such as the command's own message line, is
 * passed over.
 *
 * @throws PARSE if there is no whole document; carries the beginning of the output
 * @see AOSP `frameworks/base/cmds/uiautomator/…/AccessibilityNodeInfoDumper.java`
 */
export function parseUiDump(output: string): UiDump {
  const start = output.indexOf('<hierarchy');
  const close = '</hierarchy>';
  const end = output.lastIndexOf(close);
  if (start < 0) throw unreadable('there is no <hierarchy>', output);
  const isEmpty = /^<hierarchy[^>]*\/>/.exec(output.slice(start));
  if (end < start && !isEmpty) throw unreadable('the document is cut off', output);
  return read(isEmpty ? isEmpty[0] : output.slice(start, end + close.length), output);
}

interface OpenNode {
  readonly attributes: Record<string, string>;
  readonly children: OpenNode[];
}

function read(xml: string, output: string): UiDump {
  const parser = new SaxesParser();
  const top: OpenNode = { attributes: {}, children: [] };
  const open: OpenNode[] = [top];
  parser.on('opentag', ({ attributes }) => {
    const node: OpenNode = { attributes, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  // Thrown out of `write`: reading stops at the first fault.
  parser.on('error', (error) => {
    throw unreadable(error.message, output, error);
  });
  parser.write(xml).close();

  const hierarchy = top.children[0];
  if (!hierarchy) throw unreadable('there is no <hierarchy>', output);
  return { orientation: toOrientation(hierarchy.attributes.rotation ?? '0', output), roots: hierarchy.children };
}

function toOrientation(rotation: string, output: string): Orientation {
  const orientation = Number(rotation);
  if (orientation === 0 || orientation === 1 || orientation === 2 || orientation === 3) return orientation;
  throw unreadable(`rotation="${rotation}" is none of 0 to 3`, output);
}

function unreadable(reason: string, output: string, cause?: unknown): AndroidWorldError {
  return new AndroidWorldError('PARSE', `Cannot read the output of "uiautomator dump": ${reason}`, {
    details: { output: output.slice(0, 500), length: output.length },
    cause,
  });
}

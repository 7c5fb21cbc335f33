import type { PageNode, PageWindow } from '../../screen/protocol.ts';

/**
 * The accessibility tree as `uiautomator dump` writes it: one line, fixed attributes in a fixed order
 * (AccessibilityNodeInfoDumper of API 33).
 */
export function renderHierarchy(
  root: PageNode,
  options: { readonly rotation: number; readonly compressed: boolean },
): string {
  return declaration + renderTree(root, options);
}

/**
 * `--windows`: every window of the display, front to back.
 *
 * @param windows back to front
 */
export function renderWindows(
  windows: readonly PageWindow[],
  options: { readonly rotation: number; readonly compressed: boolean },
): string {
  const shown = windows.toReversed().map((window, index) => {
    const layer = windows.length - 1 - index;
    const attributes = renderAttributes({
      index,
      title: window.title,
      bounds: renderBounds(window.bounds),
      active: window.active,
      focused: window.active,
      'accessibility-focused': false,
      id: layer + 1,
      layer,
      type: typeNames[window.type],
    });
    return `<window ${attributes}>${renderTree(window.root, options)}</window>`;
  });
  return `${declaration}<displays><display id="0">${shown.join('')}</display></displays>`;
}

/** `AccessibilityWindowInfo.typeToString()` */
const typeNames = { 1: 'TYPE_APPLICATION', 2: 'TYPE_INPUT_METHOD', 3: 'TYPE_SYSTEM' } as const;

const declaration = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>`;

function renderTree(root: PageNode, options: { readonly rotation: number; readonly compressed: boolean }): string {
  const body = options.compressed ? renderImportant(root, 0) : renderNode(root, 0, false);
  return `<hierarchy rotation="${options.rotation}">${body}</hierarchy>`;
}

function renderNode(node: PageNode, index: number, compressed: boolean): string {
  const attributes = renderAttributes({
    ...(isUnfriendly(node) ? { NAF: true } : {}),
    index,
    // An empty field reports its hint as its text.
    text: node.text === undefined || node.text === '' ? (node.hint ?? '') : node.text,
    'resource-id': node.resourceId ?? '',
    class: node.className,
    package: node.packageName,
    'content-desc': node.contentDescription ?? '',
    checkable: node.checkable ?? false,
    checked: node.checked ?? false,
    clickable: node.clickable ?? false,
    enabled: !(node.disabled ?? false),
    focusable: node.focusable ?? false,
    focused: node.focused ?? false,
    scrollable: node.scrollable ?? false,
    'long-clickable': node.longClickable ?? false,
    password: node.password ?? false,
    selected: node.selected ?? false,
    bounds: renderBounds(node.bounds),
  });
  const children = node.children
    .map((child) => (compressed ? renderImportant(child, child.index) : renderNode(child, child.index, false)))
    .join('');
  return children === '' ? `<node ${attributes} />` : `<node ${attributes}>${children}</node>`;
}

/** Leaves unimportant nodes out; their children stand in their place. */
function renderImportant(node: PageNode, index: number): string {
  if (node.unimportant !== true) return renderNode(node, index, true);
  return node.children.map((child) => renderImportant(child, child.index)).join('');
}

/** Can be pressed, but nothing says what it is: "not accessibility friendly". */
function isUnfriendly(node: PageNode): boolean {
  return node.clickable === true && node.disabled !== true && !exempt.test(node.className) && !hasWords(node);
}

const exempt = /\.(GridView|GridLayout|ListView|TableLayout)$/;

function hasWords(node: PageNode): boolean {
  return Boolean(node.text) || Boolean(node.hint) || Boolean(node.contentDescription) || node.children.some(hasWords);
}

function renderBounds([left, top, right, bottom]: readonly [number, number, number, number]): string {
  const [l, t, r, b] = [left, top, right, bottom].map(Math.round);
  return `[${l},${t}][${r},${b}]`;
}

function renderAttributes(attributes: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${typeof value === 'string' ? escapeXml(value) : value}"`)
    .join(' ');
}

/** Characters XML cannot hold, lone surrogates among them, become dots. */
function escapeXml(text: string): string {
  return text.replaceAll(
    /[&<>"'\p{Cc}\p{Cs}\ufffe\uffff]/gu,
    (character) => escapes[character] ?? replacement(character),
  );
}

/** The control characters from U+007F on are legal. */
function replacement(character: string): string {
  return character >= '\u007f' && character <= '\u009f' ? character : '.';
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};

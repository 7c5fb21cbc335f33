const VIEW = 'android.view.View';

/** Android class names Chromium gives to ARIA roles (`ui::AXRoleToAndroidClassName`). Roles not named here: View. */
const BY_ROLE: Readonly<Record<string, string>> = {
  alert: VIEW,
  article: VIEW,
  banner: VIEW,
  button: 'android.widget.Button',
  cell: VIEW,
  checkbox: 'android.widget.CheckBox',
  columnheader: VIEW,
  combobox: 'android.widget.EditText',
  complementary: VIEW,
  contentinfo: VIEW,
  dialog: 'android.app.Dialog',
  figure: VIEW,
  form: VIEW,
  grid: 'android.widget.GridView',
  gridcell: VIEW,
  group: VIEW,
  heading: VIEW,
  img: 'android.widget.Image',
  image: 'android.widget.Image',
  link: VIEW,
  list: 'android.widget.ListView',
  listbox: 'android.widget.ListView',
  listitem: VIEW,
  main: VIEW,
  menu: VIEW,
  menubar: VIEW,
  menuitem: 'android.view.MenuItem',
  menuitemcheckbox: 'android.view.MenuItem',
  menuitemradio: 'android.view.MenuItem',
  meter: 'android.widget.ProgressBar',
  navigation: VIEW,
  option: VIEW,
  progressbar: 'android.widget.ProgressBar',
  radio: 'android.widget.RadioButton',
  radiogroup: VIEW,
  region: VIEW,
  row: VIEW,
  rowheader: VIEW,
  search: VIEW,
  searchbox: 'android.widget.EditText',
  separator: VIEW,
  slider: 'android.widget.SeekBar',
  spinbutton: 'android.widget.EditText',
  switch: 'android.widget.CheckBox',
  tab: VIEW,
  table: 'android.widget.GridView',
  tablist: 'android.widget.TabWidget',
  tabpanel: VIEW,
  textbox: 'android.widget.EditText',
  toolbar: VIEW,
  tree: VIEW,
  treegrid: 'android.widget.GridView',
  treeitem: VIEW,
};

/** Roles of elements by tag; those whose role depends on attributes are decided in `roleOf()`. */
const BY_TAG: Readonly<Record<string, string>> = {
  article: 'article',
  aside: 'complementary',
  button: 'button',
  canvas: 'img',
  dd: 'listitem',
  dialog: 'dialog',
  dl: 'list',
  dt: 'listitem',
  fieldset: 'group',
  figure: 'figure',
  footer: 'contentinfo',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  header: 'banner',
  hr: 'separator',
  img: 'img',
  li: 'listitem',
  main: 'main',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  progress: 'progressbar',
  section: 'region',
  summary: 'button',
  svg: 'img',
  table: 'table',
  td: 'cell',
  textarea: 'textbox',
  th: 'columnheader',
  tr: 'row',
  ul: 'list',
};

const BY_INPUT_TYPE: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'button',
  image: 'button',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
};

/** Inputs whose value is chosen in a dialog: Spinners on Android. */
const SPINNER_TYPES: ReadonlySet<string> = new Set(['color', 'date', 'datetime-local', 'month', 'time', 'week']);

/** The element's role; `generic` for one that only groups, `spinner` for one whose value is chosen in a dialog. */
export function roleOf(element: Element): string {
  for (const role of (element.getAttribute('role') ?? '').split(/\s+/)) {
    if (role === 'none' || role === 'presentation') return 'generic';
    if (role in BY_ROLE) return role;
  }
  if (element instanceof HTMLInputElement) {
    if (SPINNER_TYPES.has(element.type)) return 'spinner';
    return BY_INPUT_TYPE[element.type] ?? 'textbox';
  }
  if (element instanceof HTMLSelectElement) return element.multiple || element.size > 1 ? 'listbox' : 'spinner';
  if (element instanceof HTMLAnchorElement) return element.hasAttribute('href') ? 'link' : 'generic';
  if (element instanceof HTMLElement && element.isContentEditable && !isEditable(element.parentElement))
    return 'textbox';
  return BY_TAG[element.localName] ?? 'generic';
}

function isEditable(element: HTMLElement | null): boolean {
  return element?.isContentEditable === true;
}

export function classNameOf(role: string): string {
  return role === 'spinner' ? 'android.widget.Spinner' : (BY_ROLE[role] ?? VIEW);
}

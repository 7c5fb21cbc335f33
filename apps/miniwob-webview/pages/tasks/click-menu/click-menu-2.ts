import { definePage } from '../../runtime/define-page.ts';
import { bold } from '../../runtime/instruction.ts';
import { type MenuEntry, menuButton } from './shared/menu.ts';
import { type MenuIcon, menuIcon } from './shared/menu-icon.ts';

const ICONS = {
  Save: 'disk',
  Prev: 'seek-start',
  Stop: 'stop',
  Play: 'play',
  Next: 'seek-end',
  'Zoom In': 'zoom-in',
  'Zoom Out': 'zoom-out',
} as const satisfies Record<string, MenuIcon>;

type Label = keyof typeof ICONS;

const MENU: readonly MenuEntry[] = [
  entry('Save'),
  { label: 'Playback', entries: [entry('Prev'), entry('Stop'), entry('Play'), entry('Next')] },
  { label: 'Print...', icon: 'printer', disabled: true },
  entry('Zoom In'),
  entry('Zoom Out'),
];

/** A menu with a submenu; an item is named, or shown by its icon. */
export default definePage({
  task: 'click-menu-2',
  nominalSeconds: 10,
  draw: (random) => ({ target: random.pick(Object.keys(ICONS) as Label[]), byIcon: random.chance(0.5) }),
  instruction: ({ target, byIcon }) =>
    byIcon
      ? ['Press the "Menu" button, then find and choose the item with this icon ', { picture: () => iconOf(target) }]
      : ['Press the "Menu" button, then find and choose the item ', bold(`"${target}"`), '.'],
  fields: ({ target, byIcon }) => (byIcon ? {} : { target }),
  render({ target }, { area, judge }) {
    area.append(menuButton(MENU, (label) => judge(label === target)));
  },
});

function entry(label: Label): MenuEntry {
  return { label, icon: ICONS[label] };
}

function iconOf(label: Label): Element {
  return menuIcon(ICONS[label]);
}

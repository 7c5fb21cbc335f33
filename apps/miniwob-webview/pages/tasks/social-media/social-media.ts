import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import { bold } from '../../runtime/instruction.ts';
import { iconButton } from '../../widgets/icon-button.ts';
import { drawPosts, type Post } from './shared/draw-posts.ts';
import { feed, postCard } from './shared/post-card.ts';

const ICONS = { Reply: 'reply', Retweet: 'repeat', Like: 'heart' } as const;
/** What the menu says, by the action; the last three are about the user. */
const MENU = {
  'Share via DM': () => 'Share via DM',
  'Copy link to Tweet': () => 'Copy link to Tweet',
  'Embed Tweet': () => 'Embed Tweet',
  Mute: (username: string) => `Mute @${username}`,
  Block: (username: string) => `Block @${username}`,
  Report: () => 'Report',
} as const;

type Action = keyof typeof ICONS | keyof typeof MENU;

const ACTIONS = [...keysOf(ICONS), ...keysOf(MENU)];

/** Posts of different users, each with three buttons and a menu of six. */
export default definePage({
  task: 'social-media',
  nominalSeconds: 20,
  draw(random) {
    const posts = drawPosts(random, random.integer(5, 9)).map((post) => ({ ...post, hours: random.integer(1, 19) }));
    return { posts, username: random.pick(posts).username, action: random.pick(ACTIONS) };
  },
  instruction: ({ username, action }) => [
    'For the user ',
    bold(`@${username}`),
    ', tap the "',
    bold(action),
    '" button.',
  ],
  fields: ({ username, action }) => ({ username, action }),
  render({ posts, username, action }, { area, judge }) {
    let closeMenu = (): void => undefined;
    const card = (post: Post & { hours: number }): HTMLElement => {
      const tap = (tapped: Action): void => judge(tapped === action && post.username === username);
      const menu = postMenu(post, tap);
      const toggleMenu = (): void => {
        const opens = menu.hidden;
        closeMenu();
        menu.hidden = !opens;
        closeMenu = () => {
          menu.hidden = true;
        };
      };
      const icons = keysOf(ICONS).map((icon) => iconButton(ICONS[icon], icon, () => tap(icon)).element);
      const more = iconButton('more', 'More', toggleMenu).element;
      const element = postCard(post, [icons, more], ` · ${post.hours}h ago`);
      element.append(menu);
      return element;
    };
    area.append(feed(posts.map(card)));
  },
});

/** In the card, not over the next one: it hides nothing. */
function postMenu({ username }: Post, tap: (action: Action) => void): HTMLElement {
  const entries = keysOf(MENU).map((action) =>
    h('button', { type: 'button', onclick: () => tap(action) }, MENU[action](username)),
  );
  const menu = h('div', { class: 'post-menu' }, entries);
  menu.hidden = true;
  return menu;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

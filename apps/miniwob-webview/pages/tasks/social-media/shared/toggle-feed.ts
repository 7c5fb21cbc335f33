import { h } from '../../../runtime/dom.ts';
import type { Random } from '../../../runtime/random.ts';
import { iconButton } from '../../../widgets/icon-button.ts';
import { submitButton } from '../../../widgets/submit-button.ts';
import { drawPostsOfFew, type Post } from './draw-posts.ts';
import { feed, postCard } from './post-card.ts';

const ICONS = { Reply: 'reply', Retweet: 'repeat', Like: 'heart', Share: 'share' } as const;
const ACTIONS = Object.keys(ICONS) as (keyof typeof ICONS)[];

/** Posts, and what is to be done with those of one user. */
export interface Request {
  posts: Post[];
  username: string;
  action: keyof typeof ICONS;
}

/** Six to eleven posts; the user is that of any of them. */
export function drawRequest(random: Random): Request {
  const posts = drawPostsOfFew(random, random.integer(6, 11));
  return { posts, username: random.pick(posts).username, action: random.pick(ACTIONS) };
}

/** The posts of the user. */
export function postsOf({ posts, username }: Request): Post[] {
  return posts.filter((post) => post.username === username);
}

/**
 * Shows the posts with buttons that can be set and unset, and Submit below the last.
 *
 * @param submit told how many posts have the action set, and whether nothing else is: no other button, nobody else's
 */
export function toggleFeed(request: Request, submit: (count: number, nothingElse: boolean) => void): HTMLElement {
  const set = new Map<Post, Set<string>>(request.posts.map((post) => [post, new Set()]));
  const cards = request.posts.map((post) =>
    postCard(
      post,
      ACTIONS.map((action) => toggle(action, set.get(post))),
    ),
  );
  const answer = (): void => {
    const all = [...set].flatMap(([post, actions]) => [...actions].map((action) => ({ post, action })));
    const asked = all.filter(({ post, action }) => post.username === request.username && action === request.action);
    submit(asked.length, asked.length === all.length);
  };
  return feed(cards, h('div', { class: 'feed-submit' }, submitButton(answer)));
}

function toggle(action: keyof typeof ICONS, set = new Set<string>()): HTMLElement {
  const button = iconButton(
    ICONS[action],
    action,
    () => {
      if (!set.delete(action)) set.add(action);
      button.setPressed(set.has(action));
    },
    { pressed: false },
  );
  return button.element;
}

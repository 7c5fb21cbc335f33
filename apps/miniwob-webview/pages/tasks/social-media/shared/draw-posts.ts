import type { Random } from '../../../runtime/random.ts';
import { drawText } from '../../../words/draw-text.ts';
import { FILLER_WORDS } from '../../../words/filler-words.ts';
import { FIRST_NAMES } from '../../../words/first-names.ts';
import { LAST_NAMES } from '../../../words/last-names.ts';
import { SHORT_NAMES } from '../../../words/short-names.ts';

export interface Post {
  /** Decoration, unlike the username. */
  name: string;
  /** Lower case, without the `@`. */
  username: string;
  body: string;
}

/** Posts, each by a user of its own; some may have the same username by chance. */
export function drawPosts(random: Random, count: number): Post[] {
  return random.list(count, () => drawPost(random, drawUser(random)));
}

/** Posts of which many are by the same users, in random order. */
export function drawPostsOfFew(random: Random, count: number): Post[] {
  let user = drawUser(random);
  const posts = random.list(count, (index) => {
    if (index > 0 && random.chance(0.3)) user = drawUser(random);
    return drawPost(random, user);
  });
  return random.shuffled(posts);
}

type User = Pick<Post, 'name' | 'username'>;

function drawUser(random: Random): User {
  const name = random.pick(random.chance(0.5) ? FIRST_NAMES : LAST_NAMES);
  const username = random.pick(random.chance(0.5) ? SHORT_NAMES : FILLER_WORDS).toLowerCase();
  return { name, username };
}

function drawPost(random: Random, user: User): Post {
  return { ...user, body: drawText(random, 2, 5) };
}

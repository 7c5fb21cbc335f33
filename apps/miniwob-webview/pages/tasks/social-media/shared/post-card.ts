import { type Child, h } from '../../../runtime/dom.ts';
import type { Post } from './draw-posts.ts';
import './feed.css';

/** A post with its buttons below; `about` is shown after the username. */
export function postCard({ name, username, body }: Post, buttons: Child, about?: Child): HTMLElement {
  return h(
    'div',
    { class: 'post-card', role: 'article', 'aria-label': 'Post' },
    h('div', {}, h('span', { class: 'bold' }, name), ' ', h('span', { class: 'post-about' }, `@${username}`, about)),
    h('div', {}, body),
    h('div', { class: 'post-buttons' }, buttons),
  );
}

/** Posts one below the other, and what comes after them; scrolls. */
export function feed(posts: readonly HTMLElement[], after?: Child): HTMLElement {
  return h('div', { class: 'feed' }, posts, after);
}

import { definePage } from '../../runtime/define-page.ts';
import { bold } from '../../runtime/instruction.ts';
import { drawRequest, postsOf, toggleFeed } from './shared/toggle-feed.ts';

/** A button to set on every post of a user. */
export default definePage({
  task: 'social-media-all',
  nominalSeconds: 20,
  draw: drawRequest,
  instruction: ({ username, action }) => [
    'Tap the "',
    bold(action),
    '" button on all posts by ',
    bold(`@${username}`),
    ', then press Submit.',
  ],
  fields: ({ username, action }) => ({ username, action }),
  render(request, { area, judge }) {
    const wanted = postsOf(request).length;
    area.append(toggleFeed(request, (count, nothingElse) => judge(nothingElse && count === wanted)));
  },
});

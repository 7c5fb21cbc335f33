import { definePage } from '../../runtime/define-page.ts';
import { bold } from '../../runtime/instruction.ts';
import { drawRequest, postsOf, toggleFeed } from './shared/toggle-feed.ts';

/** A button to set on that many posts of a user, whichever. */
export default definePage({
  task: 'social-media-some',
  nominalSeconds: 20,
  draw(random) {
    const request = drawRequest(random);
    return { ...request, amount: random.integer(1, postsOf(request).length) };
  },
  instruction: ({ username, action, amount }) => [
    'Tap the "',
    bold(action),
    '" button on ',
    bold(String(amount)),
    amount === 1 ? ' post by ' : ' posts by ',
    bold(`@${username}`),
    ', then press Submit.',
  ],
  fields: ({ username, action, amount }) => ({ username, action, amount }),
  render(request, { area, judge }) {
    area.append(toggleFeed(request, (count, nothingElse) => judge(nothingElse && count === request.amount)));
  },
});

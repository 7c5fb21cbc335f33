import { type Action, type Agent, defineAgent, type Observation, type Random } from '@androidworld/core';

/** Takes random but possible actions, the same for the same seed, until its steps run out. */
export function random(): Agent {
  return defineAgent({
    name: 'random',
    async *run({ observation, random: choices }) {
      let screen: Observation = observation;
      for (;;) screen = yield { action: choose(screen, choices) };
    },
  });
}

function choose(screen: Observation, choices: Random): Action {
  const touchable = screen.elements.filter((element) => element.visibleToUser && element.enabled && element.bounds);
  const clickable = touchable.filter((element) => element.clickable);
  const fields = touchable.filter((element) => element.editable);
  const kinds: (() => Action)[] = [
    () => ({ action_type: 'navigate_back' }),
    () => ({ action_type: 'scroll', direction: choices.pick(['up', 'down', 'left', 'right']) }),
    () => ({ action_type: 'swipe', direction: choices.pick(['up', 'down', 'left', 'right']) }),
    () => ({ action_type: 'wait' }),
  ];
  // Clicks are most of what agents do.
  if (clickable.length > 0)
    kinds.push(...Array(6).fill(() => ({ action_type: 'click', index: choices.pick(clickable).index })));
  if (touchable.length > 0) kinds.push(() => ({ action_type: 'long_press', index: choices.pick(touchable).index }));
  if (fields.length > 0)
    kinds.push(() => ({ action_type: 'input_text', index: choices.pick(fields).index, text: word(choices) }));
  return choices.pick(kinds)();
}

function word(choices: Random): string {
  return Array.from({ length: choices.integer(3, 8) }, () => choices.pick([...'abcdefghijklmnopqrstuvwxyz'])).join('');
}

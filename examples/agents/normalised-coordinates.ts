import { type Agent, defineAgent } from '@androidworld/core';
import { type ConnectOptions, connectModel, screenshotPart } from '@androidworld/models';

const system = `You operate an Android phone for its user. End your reply with one line, one of:
tap(x, y)  type("text")  scroll(up|down|left|right)  back()  done()
x and y go from 0 to 1000, whatever the size of the screen.`;

/** Speaks a dialect of its own, with coordinates from 0 to 1000: the engine makes pixels of them and stores both. */
export default function normalisedAgent(options: ConnectOptions): Agent {
  const model = connectModel(options);
  return defineAgent({
    name: 'normalised',
    settings: { model: model.settings },
    observes: { tree: false },
    coordinates: '0-1000',
    async *run({ goal, observation, signal }) {
      let screen = observation;
      for (;;) {
        const prompt = { type: 'text', text: `The task: ${goal}` } as const;
        const { text, usage } = await model.complete({
          system,
          messages: [{ role: 'user', content: [prompt, ...screenshotPart(screen)] }],
          signal,
        });
        screen = yield { action: readAction(text), thought: text, usage };
      }
    },
  });
}

/** From the dialect to the actions of the engine; what cannot be read is given as it is, and comes back as a failure. */
export function readAction(reply: string): unknown {
  const [, verb, inside = ''] = /^(\w+)\((.*)\)$/.exec(reply.trim().split('\n').at(-1)?.trim() ?? '') ?? [];
  const [x, y] = inside.split(',').map(Number);
  switch (verb) {
    case 'tap':
      return { action_type: 'click', x, y };
    case 'type':
      return { action_type: 'input_text', text: inside.replace(/^"(.*)"$/, '$1') };
    case 'scroll':
      return { action_type: 'scroll', direction: inside };
    case 'back':
      return { action_type: 'navigate_back' };
    case 'done':
      return { action_type: 'status', goal_status: 'complete' };
    default:
      return reply;
  }
}

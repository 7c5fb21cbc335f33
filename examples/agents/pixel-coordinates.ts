import { type Agent, defineAgent } from '@androidworld/core';
import type { Size } from '@androidworld/core/driver';
import { type ConnectOptions, connectModel, findJsonObject, screenshotPart } from '@androidworld/models';

export interface PixelAgentOptions extends ConnectOptions {
  /** What the model sees when `image.maxSide` makes pictures smaller, e.g. 576 x 1280 of 1080 x 2400. */
  readonly pictureSize?: Size;
}

const system = `You operate an Android phone for its user. You see a picture of its screen. Reply with one JSON object:
{"action_type": "click", "x": 100, "y": 200} (pixels of the picture, from its top left corner; also "long_press"),
{"action_type": "input_text", "text": "…"}, {"action_type": "swipe", "direction": "up"}, {"action_type": "navigate_back"},
{"action_type": "answer", "text": "…"} or, when all is done, {"action_type": "status", "goal_status": "complete"}.`;

/** Sees the screenshot alone, and taps on its pixels: the tree of elements is not even read. */
export default function pixelAgent({ pictureSize, ...options }: PixelAgentOptions): Agent {
  const model = connectModel(options);
  return defineAgent({
    name: 'pixels',
    settings: { model: model.settings },
    observes: { tree: false },
    coordinates: pictureSize ?? 'pixels',
    async *run({ goal, observation, signal }) {
      let screen = observation;
      for (;;) {
        const failure = screen.result?.ok === false ? `\nYour last action failed: ${screen.result.message}` : '';
        const prompt = { type: 'text', text: `The task: ${goal}${failure}` } as const;
        const { text, usage } = await model.complete({
          system,
          messages: [{ role: 'user', content: [prompt, ...screenshotPart(screen)] }],
          signal,
        });
        const found = findJsonObject(text);
        // What is no action comes back as a failed result that says why.
        screen = yield { action: found.ok ? found.value : text, thought: text, usage };
      }
    },
  });
}

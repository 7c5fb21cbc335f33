import { type Agent, type AgentObservation, defineAgent } from '@androidworld/core';
import { type ConnectOptions, connectModel, findJsonObject, type Message, screenshotPart } from '@androidworld/models';

export interface LastImagesOptions extends ConnectOptions {
  /** How many of the latest screenshots the model sees. Default 3. */
  readonly images?: number;
}

const system = `You operate an Android phone for its user. After each of your actions you see the screen again. Reply with
one JSON object: {"action_type": "click", "x": 100, "y": 200}, {"action_type": "input_text", "text": "…"},
{"action_type": "swipe", "direction": "up"}, {"action_type": "status", "goal_status": "complete"}. x and y are pixels.`;

/** Sees how it came here: the whole conversation, with the last few screenshots in it. */
export default function lastImagesAgent({ images = 3, ...options }: LastImagesOptions): Agent {
  const model = connectModel(options);
  return defineAgent({
    name: 'last-images',
    settings: { model: model.settings, images },
    observes: { tree: false },
    async *run({ goal, observation, signal }) {
      const turns: Turn[] = [];
      let screen = observation;
      for (;;) {
        const messages = conversation([...turns, { screen, reply: '' }], goal, images);
        const { text, usage } = await model.complete({ system, messages, signal });
        const found = findJsonObject(text);
        turns.push({ screen, reply: text || '(nothing)' });
        screen = yield { action: found.ok ? found.value : text, thought: text, usage };
      }
    },
  });
}

interface Turn {
  readonly screen: AgentObservation;
  readonly reply: string;
}

function conversation(turns: readonly Turn[], goal: string, images: number): Message[] {
  const messages = turns.flatMap(({ screen, reply }, number): Message[] => {
    const news = screen.result?.ok === false ? `That failed: ${screen.result.message}` : 'The screen now:';
    const text = number === 0 ? `The task: ${goal}` : news;
    const picture = number >= turns.length - images ? screenshotPart(screen) : [];
    return [
      { role: 'user', content: [{ type: 'text', text }, ...picture] },
      { role: 'assistant', content: reply },
    ];
  });
  // The reply to the last screen is what is asked for.
  return messages.slice(0, -1);
}

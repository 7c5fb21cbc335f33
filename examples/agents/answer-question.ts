import { type Agent, defineAgent, type Observation } from '@androidworld/core';
import { type ConnectOptions, connectModel, findJsonObject } from '@androidworld/models';

const system = `You answer questions by looking them up on an Android phone. You see the elements of its screen. Reply with
one JSON object: {"action_type": "click", "index": 3}, {"action_type": "open_app", "app_name": "…"},
{"action_type": "scroll", "direction": "down"}, or, when you know it, {"answer": "…"} in the form the question asks for.`;

/** For question tasks: reads the elements as text, without pictures, and ends with its answer. */
export default function answeringAgent(options: ConnectOptions): Agent {
  const model = connectModel(options);
  return defineAgent({
    name: 'answering',
    settings: { model: model.settings },
    observes: { screenshot: false },
    async *run({ goal, observation, signal }) {
      // What was seen on earlier screens is often part of the answer.
      const seen = [describe(observation)];
      let screen = observation;
      for (;;) {
        const content = `The question: ${goal}\n\nScreens so far, the last one is in front:\n\n${seen.join('\n\n')}`;
        const { text, usage } = await model.complete({ system, messages: [{ role: 'user', content }], signal });
        const found = findJsonObject(text);
        const answer = found.ok ? found.value.answer : undefined;
        if (typeof answer === 'string') {
          // Answering does not end an episode: what counts is the last answer when the agent says it is done.
          yield { action: { action_type: 'answer', text: answer }, thought: text, usage };
          return { status: 'complete' };
        }
        screen = yield { action: found.ok ? found.value : text, thought: text, usage };
        seen.push(`${screen.result?.ok === false ? `Failed: ${screen.result.message}\n` : ''}${describe(screen)}`);
      }
    },
  });
}

function describe({ elements }: Observation): string {
  return elements
    .map(({ index, text, contentDescription, hintText }) => ({ index, label: text ?? contentDescription ?? hintText }))
    .filter(({ label }) => label !== undefined)
    .map(({ index, label }) => `${index}: ${JSON.stringify(label)}`)
    .join('\n');
}

import { type Agent, defineAgent } from '@androidworld/core';
import { type ConnectOptions, connectModel, findJsonObject, screenshotPart } from '@androidworld/models';

const system = `You operate an Android phone for its user. Reply with one JSON object: either a question to the user,
{"ask": "…"}, when the task leaves open what the phone does not show, or an action:
{"action_type": "click", "x": 100, "y": 200}, {"action_type": "input_text", "text": "…"} or
{"action_type": "status", "goal_status": "complete"}. x and y are pixels of the picture.`;

/**
 * Asks back. Who answers is up to the run's configuration, which has to have the tool `ask_user`:
 * `tools: [askUser({ answers: { 'which contact': 'Ana' } })]`.
 */
export default function askingAgent(options: ConnectOptions): Agent {
  const model = connectModel(options);
  return defineAgent({
    name: 'asking',
    settings: { model: model.settings },
    observes: { tree: false },
    async *run({ goal, observation, tools, signal }) {
      const canAsk = tools.some(({ name }) => name === 'ask_user');
      const known = [`The task: ${goal}`, ...(canAsk ? [] : ['The user cannot be asked.'])];
      let screen = observation;
      for (;;) {
        const prompt = { type: 'text', text: known.join('\n') } as const;
        const { text, usage } = await model.complete({
          system,
          messages: [{ role: 'user', content: [prompt, ...screenshotPart(screen)] }],
          signal,
        });
        const found = findJsonObject(text);
        const question = found.ok ? found.value.ask : undefined;
        const asking = { action_type: 'tool', name: 'ask_user', arguments: { question } };
        const action = question === undefined ? (found.ok ? found.value : text) : asking;
        screen = yield { action, thought: text, usage };
        // The answer is the note of the action.
        if (question !== undefined && screen.result?.ok)
          known.push(`You asked: ${question}\nThe user: ${screen.result.note}`);
        if (screen.result?.ok === false) known.push(`Failed: ${screen.result.message}`);
      }
    },
  });
}

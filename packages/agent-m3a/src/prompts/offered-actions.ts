import type { AgentTool } from '@androidworld/core/agent';
import type { Input } from './preamble.ts';

/** The actions a model may choose from, each with the JSON it is written in. */
export function offeredActions(input: Input, tools: readonly AgentTool[]): string {
  const number = input === 'som' ? 'the number on its mark' : 'its number in the list';
  return `- The goal is reached: {"action_type": "status", "goal_status": "complete"}
- The goal cannot be reached, because something it needs is missing or no action can do it: \
{"action_type": "status", "goal_status": "infeasible"}
- Tell the user the answer to their question: {"action_type": "answer", "text": "<answer>"}
- Tap an element, named by ${number}: {"action_type": "click", "index": <number>}
- Press an element for long: {"action_type": "long_press", "index": <number>}
- Type into a field. This taps the field, types the text and presses ENTER, all in one: \
{"action_type": "input_text", "text": "<text>", "index": <number>}. With "clear_text": true the field is emptied first; \
with "press_enter": false ENTER is not pressed
- Press ENTER: {"action_type": "keyboard_enter"}
- Go to the home screen: {"action_type": "navigate_home"}
- Go back: {"action_type": "navigate_back"}
- Scroll the screen, or with "index" only that element, to see what lies in a direction: \
{"action_type": "scroll", "direction": "<up | down | left | right>", "index": <number, may be left out>}
- Open an app. Nothing happens if it is not installed: {"action_type": "open_app", "app_name": "<name>"}
- Wait for the screen to change: {"action_type": "wait"}${tools.length > 0 ? offeredTools(tools) : ''}`;
}

function offeredTools(tools: readonly AgentTool[]): string {
  const lines = tools.map(
    ({ name, description, inputSchema }) => `  - ${name}: ${description} Arguments: ${JSON.stringify(inputSchema)}`,
  );
  return `
- Call one of the tools below, which do something at once that takes many steps on the screen: \
{"action_type": "tool", "name": "<tool>", "arguments": {...}}
${lines.join('\n')}`;
}

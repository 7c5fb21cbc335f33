import type { Message } from '../../packages/models/src/index.ts';
import type { ReceivedRequest } from '../../packages/models/src/testing/index.ts';
import { type Move, movesTo } from './moves.ts';

/**
 * A model that knows nothing but what its prompt tells it: the goal, what was done, and the elements on the screen. It
 * answers M3A, the text variant and SeeAct, each in its own form.
 */
export function answer(request: ReceivedRequest): string {
  const first = textOf(request.messages[0]);
  if (first.startsWith('You are asked to complete the following task:')) return answerSeeAct(first, request);
  if (request.prompt.includes('The elements of the screen after the action:')) return 'It did what it should.';
  // A second turn asks to mend the first decision.
  return answerM3a(first);
}

function answerM3a(prompt: string): string {
  const goal = between(prompt, "The user's goal: ", '\n\nWhat happened so far:\n');
  const history = between(prompt, 'What happened so far:\n', '\n\nThe elements of the current screen');
  const elements = [...prompt.matchAll(/^(\d+): (\{.*\})$/gm)].map(([, index, json]) => {
    const { text, description, hint, clickable, editable } = JSON.parse(json ?? '') as Record<string, unknown>;
    return { name: Number(index), words: [text, description, hint], usable: clickable === true || editable === true };
  });
  const done = history.split('\n').filter((line) => /^Step \d+: \{/.test(line) && !/"wait"|was not done/.test(line));
  const move = nextMove(goal, done.length, elements);
  const action = m3aAction(move);
  return `Reason: ${move.why}\nAction: ${JSON.stringify(action)}`;
}

function m3aAction({ move, element }: Next<number>): object {
  if (move === 'wait') return { action_type: 'wait' };
  switch (move.do) {
    case 'open':
      return { action_type: 'open_app', app_name: move.app };
    case 'type':
      return { action_type: 'input_text', text: move.text, index: element, clear_text: true, press_enter: false };
    case 'press':
      return { action_type: 'long_press', index: element };
    case 'tap':
      return { action_type: 'click', index: element };
    case 'finish':
      return { action_type: 'status', goal_status: 'complete' };
  }
}

function answerSeeAct(question: string, { messages, prompt }: ReceivedRequest): string {
  // The first stage is answered in words; the choice is made in the second, from what its question lists.
  if (messages.length === 1) return 'I look for the next thing to do.';
  const goal = between(question, 'You are asked to complete the following task: ', '\n\nPrevious Actions:\n');
  const history = between(question, 'Previous Actions:\n', '\n\nThe screenshot below');
  const elements = [...prompt.matchAll(/^([A-Y])\. (.*)$/gm)].map(([, name = '', description = '']) => ({
    name,
    words: [...description.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([word]) => JSON.parse(word) as unknown),
    usable: true,
  }));
  const done = history.split('\n').filter((line) => !/^(None|WAIT|No Operation.*|.*\(failed: .*)$/.test(line));
  const { move, element = 'Z', why } = nextMove(goal, done.length, elements);
  const hasNextPart = prompt.includes('the next part will be shown to you');
  const [action, value] = move === 'wait' && hasNextPart ? (['CLICK'] as const) : seeActChoice(move);
  return `${why}\n\nELEMENT: ${element}\nACTION: ${action}\nVALUE: ${value ?? 'None'}`;
}

function seeActChoice(move: Move | 'wait'): [action: string, value?: string] {
  if (move === 'wait') return ['WAIT'];
  switch (move.do) {
    case 'open':
      return ['OPEN APP', move.app];
    case 'type':
      return ['INPUT TEXT', move.text];
    case 'press':
      return ['LONG PRESS'];
    case 'tap':
      return ['CLICK'];
    case 'finish':
      return ['TERMINATE'];
  }
}

interface Listed<Name> {
  readonly name: Name;
  readonly words: readonly unknown[];
  readonly usable: boolean;
}

interface Next<Name> {
  readonly move: Move | 'wait';
  readonly element?: Name;
  readonly why: string;
}

/** The move that comes after those done, and the element for it. */
function nextMove<Name>(goal: string, done: number, elements: readonly Listed<Name>[]): Next<Name> {
  const moves = movesTo(goal);
  const move = moves[Math.min(done, moves.length - 1)];
  if (move === undefined) throw new Error(`There are no moves to "${goal}"`);
  if (move.do === 'open') return { move, why: `${move.app} must be open.` };
  if (move.do === 'finish') return finish(move.dismiss, elements);
  const element = find(move.label, elements);
  if (element === undefined) return { move: 'wait', why: `Nothing on the screen reads ${move.label}.` };
  return { move, element, why: `${move.label} is next.` };
}

function finish<Name>(dismiss: RegExp | undefined, elements: readonly Listed<Name>[]): Next<Name> {
  const element = dismiss && find(dismiss, elements);
  if (dismiss && element !== undefined)
    return { move: { do: 'tap', label: dismiss }, element, why: 'It is in the way.' };
  return { move: { do: 'finish' }, why: 'Nothing is left to do.' };
}

function find<Name>(label: RegExp, elements: readonly Listed<Name>[]): Name | undefined {
  const fitting = elements.filter(({ words }) => words.some((word) => typeof word === 'string' && label.test(word)));
  return (fitting.find(({ usable }) => usable) ?? fitting[0])?.name;
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from + start.length);
  if (from === -1 || to === -1)
    throw new Error(`Expected "${start}" … "${end}" in the prompt:\n${text.slice(0, 2_000)}`);
  return text.slice(from + start.length, to);
}

function textOf(message: Message | undefined): string {
  if (message === undefined || typeof message !== 'object' || message.role !== 'user') return '';
  if (typeof message.content === 'string') return message.content;
  return message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');
}

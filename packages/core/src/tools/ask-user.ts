import { z } from 'zod';
import { defineTool, type Tool } from '../contracts/tool.ts';

/** What the user of an episode knows. */
export interface AskUserOptions {
  /** Answers by a part of the question, case aside; the first that fits counts. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Answers what `answers` does not: a person at a terminal, a model that plays the user, … */
  readonly answer?: (question: string, options: { readonly signal: AbortSignal }) => string | Promise<string>;
  /** When nobody knows. Default `I do not know.` */
  readonly otherwise?: string;
}

const question = z.strictObject({ question: z.string().min(1).describe('one question, as a person would ask it') });

/** The tool `ask_user`: lets an agent ask back, and answers as configured, so that a run can be repeated. */
export function askUser({
  answers = {},
  answer,
  otherwise = 'I do not know.',
}: AskUserOptions = {}): Tool<z.infer<typeof question>> {
  return defineTool({
    name: 'ask_user',
    description: 'Asks the user for something that the task leaves open and the phone does not show.',
    arguments: question,
    settings: { answers, otherwise, answer: answer === undefined ? 'none' : 'function' },
    async run({ signal }, { question: asked }) {
      const known = Object.entries(answers).find(([part]) => asked.toLowerCase().includes(part.toLowerCase()));
      return known?.[1] ?? (await answer?.(asked, { signal })) ?? otherwise;
    },
  });
}

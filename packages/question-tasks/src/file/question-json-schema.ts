import { z } from 'zod';
import type { QuestionApp } from '../apps/question-app.ts';
import { questionSchema } from './question-schema.ts';

/** What editors complete and check question files by: one form per app. */
export function questionJsonSchema(apps: readonly QuestionApp[]): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(z.union(apps.map(questionSchema)), { io: 'input' });
  const forms = schema.anyOf ?? [];
  return {
    $schema,
    title: 'Question',
    description: 'A question about what an app shows, as a task: see docs/writing-a-question.md.',
    type: 'object',
    required: ['app'],
    properties: { app: { enum: apps.map(({ name }) => name) } },
    // Only the form of the file's app is checked: errors speak of it alone.
    allOf: forms.map((form, index) => ({
      if: { properties: { app: { const: apps[index]?.name } }, required: ['app'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: form,
    })),
  };
}

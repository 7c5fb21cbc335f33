import { difficulties } from '@androidworld/core/results';
import { z } from 'zod';
import type { QuestionApp } from '../apps/question-app.ts';
import { daysExpectation } from '../dates/expand-days.ts';
import type { Field } from '../state/field.ts';
import { parseRepeat } from '../state/repeat.ts';

/** What a question file may hold, for questions about one app; the source of `question.schema.json` too. */
export function questionSchema({ name, fields, itemName }: Pick<QuestionApp, 'name' | 'fields' | 'itemName'>) {
  const fieldNames = Object.keys(fields);
  const oneField = z.enum(fieldNames as [string, ...string[]]);
  const item = z.strictObject({
    ...Object.fromEntries(Object.entries(fields).map(([field, about]) => [field, fieldSchema(about)])),
    repeat: repeat.optional(),
  });
  return z.strictObject({
    name: z
      .string({ error: 'a name' })
      .regex(/^[A-Za-z][A-Za-z0-9]*$/, 'a name of letters and digits that begins with a letter')
      .describe('Name of the task, unique in its suite, and of its file.'),
    app: z.literal(name).describe('The app that knows the answer, as the suite calls it.'),
    goal: z
      .string({ error: 'the question' })
      .min(1, 'the question')
      .describe('What the agent is asked. Names the app. "{name}" stands for a parameter.'),
    difficulty: z.enum(difficulties).optional(),
    optimalSteps: z.int().min(1).optional().describe("A person's estimate of the fewest actions."),
    stepBudget: z.int().min(1).default(10).describe('Most steps an agent may take.'),
    tags: z.array(z.string()).default([]),
    params: z.record(parameterName, parameter).default({}).describe('What differs between instances.'),
    items: z.array(item).min(1, `at least one ${itemName}`).describe(`Every ${itemName} the answer is about.`),
    onlyFuture: z.boolean().default(false).describe("Draw again until every item is later than the device's clock."),
    exclude: z
      .array(conditionSchema(oneField))
      .default([])
      .describe('Noise that meets all of these would change the answer: there is none.'),
    answer: answerSchema(oneField).describe('What is right.'),
  });
}

const placeholder = z.string().regex(/^\{[a-z][A-Za-z0-9]*\*?\}$/);
const day = z.union([z.int(), z.string().regex(/^[+-]?\d+$|^\d{4}-\d\d-\d\d$/)]);
const time = z.string({ error: 'a time such as "09:05"' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "09:05"');
const days = z.union([day, z.string(), z.array(day).min(1)], { error: daysExpectation }).describe(daysExpectation);
const written = z.union([z.string(), z.number(), z.boolean()], { error: 'a value, or a placeholder such as "{date}"' });
const parameterName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'a name of letters and digits that begins with a small letter');

const repeat = z
  .union([z.int().min(1), z.string().regex(/^\d{1,3}\.\.\d{1,3}$/)], {
    error: 'a number such as 3, or a range such as 2..6',
  })
  .refine((text) => parseRepeat(text) !== undefined, 'a number such as 3, or a range such as 2..6')
  .describe('How many of this there are: 3, or 2..6. Default: one.');

/** The kinds of values a parameter may have. */
export const parameterFields = {
  texts: z
    .array(z.string({ error: 'a text' }))
    .min(1, 'at least one text')
    .optional(),
  numbers: z
    .array(z.number({ error: 'a number' }))
    .min(1, 'at least one number')
    .optional(),
  times: z.array(time, { error: 'a list of times' }).min(1, 'at least one time').optional(),
  days: days.optional(),
  booleans: z.array(z.boolean()).min(1, 'at least one of true and false').optional(),
};

const parameter = z
  .strictObject(parameterFields)
  .refine((value) => Object.keys(value).length === 1, `exactly one of ${Object.keys(parameterFields).join(', ')}`);

function fieldSchema(field: Field): z.ZodType {
  const schema = valueSchema(field).describe(field.describe);
  return field.required === true ? schema : schema.optional();
}

/** What stands for a field: a value of its kind, or a placeholder for one. */
export function expectedOf({ kind, oneOf, min, max }: Field): string {
  if (oneOf !== undefined) return `one of ${oneOf.join(', ')}, or a placeholder such as "{name}"`;
  const bounds = [...(min === undefined ? [] : [`at least ${min}`]), ...(max === undefined ? [] : [`at most ${max}`])];
  const number = ['a number', ...bounds].join(' ');
  const texts = { text: 'a text', number, boolean: 'true or false', time: 'a time such as "09:05"', date: '' };
  const day = 'days counted from the device\'s day, such as 3 or -1, a day as "2023-10-18"';
  return `${kind === 'date' ? day : texts[kind]}, or a placeholder such as "{name}"`;
}

function valueSchema(field: Field): z.ZodType {
  const error = expectedOf(field);
  switch (field.kind) {
    case 'text':
      if (field.oneOf === undefined) return z.string({ error });
      return z.union([z.enum(field.oneOf as unknown as [string, ...string[]]), placeholder], { error });
    case 'date':
      return z.union([day, placeholder], { error });
    case 'time':
      return z.union([time, placeholder], { error });
    case 'number':
      return z.union(
        [
          z
            .number()
            .min(field.min ?? -1e9)
            .max(field.max ?? 1e9),
          placeholder,
        ],
        { error },
      );
    case 'boolean':
      return z.union([z.boolean(), placeholder], { error });
  }
}

/** What a condition may say, besides the field it is about. */
export const conditionFields = {
  equals: written.optional(),
  contains: written.optional(),
  atLeast: written.optional(),
  atMost: written.optional(),
  moreThan: written.optional(),
  lessThan: written.optional(),
  within: days.optional(),
  isSet: z.boolean().optional(),
};

function conditionSchema(field: z.ZodType<string>) {
  return z
    .strictObject({ field, ...conditionFields })
    .refine((value) => Object.keys(value).length === 2, `exactly one of ${Object.keys(conditionFields).join(', ')}`);
}

function answerSchema(field: z.ZodType<string>) {
  return z.strictObject({
    texts: field.optional().describe("The field's texts of all items, in any order."),
    number: field.optional().describe("The field's number of the only item."),
    sum: field.optional().describe("The sum of the field's numbers of all items."),
    count: z.literal('items').optional().describe('How many items there are.'),
    date: field.optional().describe('The date of the only item; with "time", both.'),
    time: field.optional(),
    value: z.string().optional().describe('The answer itself, with placeholders.'),
    truth: field.optional().describe('A field of the only item, to be answered with True or False.'),
    as: z.enum(['text', 'number']).optional().describe('What "value" is. Default: text.'),
    unit: z.enum(['minutes', 'metres']).optional().describe('Of a number: others are converted.'),
    tolerance: z.number().min(0).optional().describe('How far off a number may be, this much not included.'),
  });
}

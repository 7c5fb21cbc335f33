import { didYouMean, renderValue } from '@androidworld/core/internals';
import type { z } from 'zod';
import type { QuestionApp } from '../apps/question-app.ts';
import type { Day } from '../dates/day.ts';
import type { Question } from '../state/question.ts';
import { checkQuestion } from './check-question.ts';
import { type Problem, problemsError } from './problem.ts';
import { conditionFields, parameterFields, questionSchema } from './question-schema.ts';
import type { SourceFile } from './source-file.ts';

/** What questions may be about. */
export interface QuestionReading {
  readonly apps: readonly QuestionApp[];
  /** The device's day. */
  readonly today: Day;
}

/**
 * Reads a question, and proves as far as data can that it has an answer.
 *
 * @throws AW_CONFIG_INVALID with file, line, path, what was expected and what was found, for all problems together
 */
export function readQuestion(source: SourceFile, { apps, today }: QuestionReading): Question {
  const app = appOf(source, apps);
  const parsed = schemaOf(app).safeParse(source.value);
  if (!parsed.success)
    throw problemsError(
      source,
      parsed.error.issues.flatMap((issue) => toProblems(issue, source.value, app)),
    );
  // The schema's items are typed by their app; here they are records of written values.
  const question = parsed.data as Question;
  const problems = checkQuestion(question, { app, today });
  if (problems.length > 0) throw problemsError(source, problems);
  return question;
}

/** Of each app once: making one takes longer than reading a question by it. */
const schemas = new WeakMap<QuestionApp, ReturnType<typeof questionSchema>>();

function schemaOf(app: QuestionApp): ReturnType<typeof questionSchema> {
  const schema = schemas.get(app) ?? questionSchema(app);
  schemas.set(app, schema);
  return schema;
}

function appOf(source: SourceFile, apps: readonly QuestionApp[]): QuestionApp {
  const named = valueAt(source.value, ['app']);
  const app = apps.find(({ name }) => name === named);
  if (app !== undefined) return app;
  const names = apps.map(({ name }) => name);
  const near = typeof named === 'string' ? didYouMean(named, names) : '';
  const expected = `one of ${names.map((name) => JSON.stringify(name)).join(', ')}`;
  throw problemsError(source, [{ path: ['app'], expected: `${expected}${near}`, found: named }]);
}

function toProblems(issue: z.core.$ZodIssue, root: unknown, app: QuestionApp): Problem[] {
  const { path } = issue;
  const found = valueAt(root, path);
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(path, app);
    return issue.keys.map((key) => {
      const expected = `one of the fields ${known.join(', ')}${didYouMean(key, known)}`;
      return { path: [...path, key], expected, found: key };
    });
  }
  const unquoted = unquotedPlaceholder(found);
  if (unquoted !== undefined) return [{ path, expected: `the placeholder in quotes: '{${unquoted}}'`, found }];
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    return [{ path, expected: issue.expected, found }];
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map((value) => renderValue(value));
    const near = typeof found === 'string' ? didYouMean(found, issue.values.map(String)) : '';
    return [{ path, expected: `${values.length > 1 ? 'one of ' : ''}${values.join(', ')}${near}`, found }];
  }
  return [{ path, expected: describe(issue), found }];
}

/** The fields there are at a place of the file. */
function fieldsAt([list]: readonly PropertyKey[], app: QuestionApp): string[] {
  const { shape } = schemaOf(app);
  if (list === 'items') return [...Object.keys(app.fields), 'repeat'];
  if (list === 'exclude') return Object.keys(conditionFields);
  if (list === 'params') return Object.keys(parameterFields);
  return Object.keys(list === 'answer' ? shape.answer.shape : shape);
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key') return 'a name of letters and digits that begins with a small letter';
  return issue.message;
}

/** In YAML, `{date}` without quotes is a map with one empty key. */
function unquotedPlaceholder(found: unknown): string | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const [entry, ...more] = Object.entries(found);
  return entry !== undefined && entry[1] === null && more.length === 0 ? entry[0] : undefined;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

import { readFileSync } from 'node:fs';
import { AndroidWorldError, type AnyTask, type TaskParams } from '@androidworld/core';
import { z } from 'zod';

const fileSchema = z.array(z.object({ task_name: z.string(), task_template: z.string() }));

/**
 * Words goals by the templates of the original's metadata file, e.g. `Open the {app_name} app.`; a task that the
 * original words in code keeps our wording.
 *
 * @throws AW_CONFIG_INVALID naming the file and the path in it; or the task, when it has no template there or the
 *   template asks for a parameter the task does not have
 */
export function readGoals(file: string, tasks: readonly AnyTask[]): AnyTask[] {
  const templates = parseTemplates(file);
  return tasks.map((task) => {
    if (WORDED_IN_CODE.has(task.name)) return task;
    const template = templates.get(task.name);
    if (template === undefined) {
      throw new AndroidWorldError('AW_CONFIG_INVALID', `${file} has no "task_template" for the task "${task.name}"`);
    }
    return { ...task, goal: (params: TaskParams) => fillTemplate(template, params, `${file}, task "${task.name}"`) };
  });
}

/** The original words these in code: the one template in its file fits only some of their instances. */
const WORDED_IN_CODE: ReadonlySet<string> = new Set(['MarkorEditNote']);

function parseTemplates(file: string): ReadonlyMap<string, string> {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AndroidWorldError('AW_CONFIG_INVALID', `Cannot read goals from ${file}: ${reason}`, { cause });
  }
  const parsed = fileSchema.safeParse(content);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new AndroidWorldError(
      'AW_CONFIG_INVALID',
      `${file}: expected a list of records with "task_name" and "task_template"; at ${issue?.path.join('.') || 'the top'}: ${issue?.message}`,
      { cause: parsed.error },
    );
  }
  return new Map(parsed.data.map((record) => [record.task_name, record.task_template]));
}

/** Placeholders are in snake case, as in `{phone_label}`; parameters in camel case, those of a composite's parts too. */
function fillTemplate(template: string, params: TaskParams, where: string): string {
  const values = new Map(leaves(params));
  return template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values.get(name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
    if (value !== undefined) return String(value);
    throw new AndroidWorldError(
      'AW_CONFIG_INVALID',
      `${where}: the template asks for ${placeholder}; the task has ${[...values.keys()].join(', ') || 'no parameters'}`,
    );
  });
}

function leaves(params: object): [string, unknown][] {
  return Object.entries(params).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? leaves(value) : [[name, value]],
  );
}

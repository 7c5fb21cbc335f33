import type { ActionResult } from '../contracts/action.ts';
import { AndroidWorldError, type ErrorCode, isAndroidWorldError } from '../contracts/errors.ts';
import { describeIssues } from '../messages/describe-issues.ts';
import type { EpisodeContext } from './episode-context.ts';
import type { ResolvedAction } from './resolve-action.ts';

/** What an action needs to know of its episode. */
export type ActionContext = Pick<EpisodeContext, 'device' | 'tools' | 'signal'>;

/**
 * Carries out a resolved action on the device.
 *
 * @returns a failed result where the device or a tool refused the action: the agent is told
 * @throws harness errors (device lost, time-out)
 */
export async function performAction(action: ResolvedAction, context: ActionContext): Promise<ActionResult> {
  try {
    const note = await carryOut(action, context);
    return { ok: true, ...(note !== undefined && { note }) };
  } catch (error) {
    if (isAndroidWorldError(error) && refusals.has(error.code)) {
      return { ok: false, code: error.code, message: error.message };
    }
    throw error;
  }
}

/** The device works and said no; anywhere else it would say the same. */
const refusals: ReadonlySet<ErrorCode> = new Set([
  'AW_ACTION_INVALID',
  'AW_TARGET_NOT_FOUND',
  'AW_APP_NOT_FOUND',
  'AW_TEXT_NOT_TYPED',
  'AW_COMMAND_FAILED',
  'AW_UNSUPPORTED',
]);

async function carryOut(action: ResolvedAction, context: ActionContext): Promise<string | undefined> {
  const { device, signal } = context;
  switch (action.kind) {
    case 'inputs':
      for (const input of action.inputs) await device.perform(input, { signal });
      return undefined;
    case 'openApp': {
      const app = await device.apps.open(action.name, { signal });
      return `Opened ${app.label} (${app.packageName})`;
    }
    case 'tool':
      return await callTool(action, context);
    case 'nothing':
      return action.note;
    case 'failed':
      throw new AndroidWorldError(asRefusal(action.result.code), action.result.message);
    case 'answer':
    case 'end':
    case 'wait':
      return undefined;
  }
}

async function callTool(action: ResolvedAction & { kind: 'tool' }, { device, tools, signal }: ActionContext) {
  const tool = tools.find(({ name }) => name === action.name);
  if (tool === undefined) {
    const known = tools.map(({ name }) => name).join(', ') || 'none';
    throw new AndroidWorldError('AW_ACTION_INVALID', `There is no tool "${action.name}". Tools of this run: ${known}`);
  }
  const parsed = await tool.arguments['~standard'].validate(action.arguments);
  if (parsed.issues !== undefined) {
    const problems = describeIssues(parsed.issues, action.arguments, 'arguments').join('; ');
    throw new AndroidWorldError('AW_ACTION_INVALID', `Invalid call of tool "${tool.name}": ${problems}`);
  }
  return await tool.run({ device, signal }, parsed.value);
}

function asRefusal(code: string): ErrorCode {
  return code === 'AW_TARGET_NOT_FOUND' ? 'AW_TARGET_NOT_FOUND' : 'AW_ACTION_INVALID';
}

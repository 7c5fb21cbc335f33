import type { Action, ActionResult } from '../contracts/action.ts';
import type { AgentObservation, AgentOutcome, AgentRun, AgentStep } from '../contracts/agent.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import type { Observation, UiElement } from '../contracts/observation.ts';
import type { Target, Ui } from '../contracts/task.ts';
import { plural } from '../messages/plural.ts';
import { findAmbiguity } from './find-ambiguity.ts';
import { describeTarget, findElement, findElements } from './find-element.ts';
import { sameLook } from './same-look.ts';

/**
 * Runs a solution, written as a plain async function, as an agent: its actions become the agent's steps.
 *
 * A target to be touched that fits several elements is a warning in the log; with `strict` it is an error.
 *
 * @returns `complete` when the solution returns
 * @throws what the solution throws: AW_TASK_FAILED if an action failed or an element was not there
 */
export async function* runSolution(
  solution: (ui: Ui) => Promise<void>,
  agentRun: SolutionRun,
  { strict = false }: { readonly strict?: boolean } = {},
): AsyncGenerator<AgentStep, AgentOutcome, AgentObservation> {
  const desk = createDesk();
  const ui = createUi(agentRun, desk.ask, strict);
  const ended = solution(ui).then(
    () => ({ kind: 'ended' }) as const,
    (error: unknown) => ({ kind: 'failed', error }) as const,
  );
  try {
    for (;;) {
      const next = await Promise.race([desk.next(), ended]);
      if (next.kind === 'failed') throw next.error;
      if (next.kind === 'ended') return { status: 'complete' };
      next.reply(yield { action: next.action });
    }
  } finally {
    // Ended from outside: the solution must not wait for ever for the action it asked for.
    desk.close(new AndroidWorldError('AW_TASK_FAILED', 'The episode ended before the solution did'));
  }
}

interface Request {
  readonly kind: 'request';
  readonly action: Action;
  reply(observation: AgentObservation): void;
  refuse(reason: Error): void;
}

/** Where the solution leaves its actions and the generator fetches them. */
function createDesk() {
  let left: Request | undefined;
  let unanswered: Request | undefined;
  let notify: (() => void) | undefined;
  let closed: Error | undefined;
  return {
    ask: (action: Action) =>
      new Promise<AgentObservation>((reply, refuse) => {
        if (closed !== undefined) return refuse(closed);
        if (unanswered !== undefined) {
          const both = `${unanswered.action.action_type} and ${action.action_type}`;
          const message = `A solution took two actions at once (${both}): await the first`;
          return refuse(new AndroidWorldError('AW_TASK_FAILED', message));
        }
        const answer = (observation: AgentObservation) => {
          unanswered = undefined;
          reply(observation);
        };
        unanswered = { kind: 'request', action, reply: answer, refuse };
        left = unanswered;
        notify?.();
      }),
    async next(): Promise<Request> {
      for (;;) {
        const taken = left;
        left = undefined;
        if (taken !== undefined) return taken;
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
    },
    close(reason: Error): void {
      closed = reason;
      unanswered?.refuse(reason);
    },
  };
}

type SolutionRun = Pick<AgentRun, 'observation' | 'signal'> & Partial<Pick<AgentRun, 'log'>>;

type Ask = (action: Action) => Promise<AgentObservation>;

function createUi({ observation, signal, log }: SolutionRun, ask: Ask, strict: boolean): Ui {
  let screen: AgentObservation = observation;

  const perform = async (action: Action): Promise<Observation> => {
    signal.throwIfAborted();
    screen = await ask(action);
    if (screen.result?.ok === false) throw failedAction(action, screen.result, screen);
    return screen;
  };
  const find = (target: Target) => findElement(target, screen);
  const waitFor = async (target: Target, { steps = 5 }: { steps?: number } = {}): Promise<UiElement> => {
    for (let taken = 0; ; taken += 1) {
      const found = find(target);
      if (found !== undefined) return found;
      if (taken >= steps) throw notFound(target, screen, `after waiting ${plural(steps, 'time')}`);
      await perform({ action_type: 'wait' });
    }
  };
  /** What is to be touched: there already, or soon. */
  const indexOf = async (target: Target) => {
    const { index } = await waitFor(target, { steps: 2 });
    const ambiguity = findAmbiguity(target, screen);
    if (ambiguity !== undefined && strict) throw ambiguous(ambiguity, screen);
    if (ambiguity !== undefined) log?.(ambiguity);
    return index;
  };

  return {
    get screen() {
      return screen;
    },
    get lastResult() {
      return screen.result;
    },
    signal,
    perform,
    find,
    findAll: (target) => findElements(target, screen),
    waitFor,
    async tap(target) {
      await perform({ action_type: 'click', index: await indexOf(target) });
    },
    async longPress(target) {
      await perform({ action_type: 'long_press', index: await indexOf(target) });
    },
    async type(target, text) {
      const index = await indexOf(target);
      await perform({ action_type: 'input_text', index, text, clear_text: true, press_enter: false });
    },
    async scrollTo(target, { direction = 'down', within, steps = 20 } = {}) {
      for (let taken = 0; ; taken += 1) {
        const found = find(target);
        if (found !== undefined) return found;
        if (taken >= steps) throw notFound(target, screen, `after scrolling ${direction} ${plural(steps, 'time')}`);
        const before = screen;
        const region = within === undefined ? {} : { index: await indexOf(within) };
        await perform({ action_type: 'scroll', direction, ...region });
        if (sameLook(before, screen) && find(target) === undefined) {
          throw notFound(target, screen, `although it was scrolled ${direction} to its end`);
        }
      }
    },
    async openApp(name) {
      await perform({ action_type: 'open_app', app_name: name });
    },
    async back() {
      await perform({ action_type: 'navigate_back' });
    },
    async home() {
      await perform({ action_type: 'navigate_home' });
    },
    async answer(text) {
      await perform({ action_type: 'answer', text });
    },
  };
}

function failedAction(action: Action, result: ActionResult & { ok: false }, screen: Observation): AndroidWorldError {
  return new AndroidWorldError(
    'AW_TASK_FAILED',
    `The solution's action ${JSON.stringify(action)} failed: ${result.message}\n${describeScreen(screen)}`,
    { details: { action, code: result.code } },
  );
}

function notFound(target: Target, screen: Observation, when: string): AndroidWorldError {
  return new AndroidWorldError(
    'AW_TASK_FAILED',
    `The solution found no ${describeTarget(target)} ${when}\n${describeScreen(screen)}`,
    { details: { target: describeTarget(target) } },
  );
}

function ambiguous(message: string, screen: Observation): AndroidWorldError {
  return new AndroidWorldError('AW_TASK_FAILED', `The solution's target ${message}\n${describeScreen(screen)}`);
}

/** What there was instead: the author of a solution needs no screenshot to see what went wrong. */
function describeScreen({ foreground, elements }: Observation): string {
  const lines = elements
    .filter((element) => element.visibleToUser)
    .map(({ index, className, text, contentDescription, hintText, resourceId }) => {
      const kind = className?.split('.').at(-1) ?? 'element';
      const words = [text, contentDescription, hintText].filter((word) => word !== undefined);
      const id = resourceId === undefined ? '' : ` #${resourceId.split(':id/').at(-1)}`;
      return { words, line: `  ${index} ${kind}${id} ${words.map((word) => JSON.stringify(word)).join(' ')}` };
    })
    .filter(({ words }) => words.length > 0)
    .map(({ line }) => line);
  const where = foreground ? `${foreground.packageName}/${foreground.activity}` : 'an unknown activity';
  return `The screen (${where}) shows:\n${lines.join('\n') || '  nothing with a text'}`;
}

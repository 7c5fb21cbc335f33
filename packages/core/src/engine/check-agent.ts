import type { Agent, AgentOutcome, AgentStep } from '../contracts/agent.ts';
import { AndroidWorldError } from '../contracts/errors.ts';
import { renderValue } from '../messages/render-value.ts';

/**
 * What an agent yields and returns is stored, added up and shown: what breaks its contract is told when it comes, before it
 * makes the results of a whole run unreadable.
 *
 * @throws AW_AGENT_FAILED saying what was expected and what was found
 */
export function checkStep(step: AgentStep, agent: Agent): void {
  // Its action may be anything, also undefined: that is told the agent. A step that has none is a mistake in its program.
  if (!('action' in step))
    throw contractError(agent, `yielded ${renderValue(step)}: expected a step, as { action: { action_type: … } }`);
  const { thought, trace, usage } = step;
  const fail = (place: string, expected: string, found: unknown) =>
    contractError(agent, `yielded a step with ${place} ${renderValue(found)}: expected ${expected}`);
  if (thought !== undefined && typeof thought !== 'string') throw fail('the thought', 'a text, or none', thought);
  if (trace !== undefined && !isObject(trace)) throw fail('the trace', 'an object, or none', trace);
  if (usage === undefined) return;
  if (!isObject(usage)) throw fail('the usage', 'an object, or none', usage);
  for (const [field, value] of Object.entries(usage)) {
    // A sum with one that is not known (NaN) would say nothing of those that are, and no limit would hold.
    if (value !== undefined && !(typeof value === 'number' && Number.isFinite(value) && value >= 0))
      throw fail(`usage.${field}`, 'a number from 0, or none where it is not known', value);
  }
}

/** @throws AW_AGENT_FAILED as {@link checkStep} */
export function checkOutcome(outcome: unknown, agent: Agent): asserts outcome is AgentOutcome {
  const isKnown = isObject(outcome) && 'status' in outcome && statuses.has(outcome.status);
  const answer = isObject(outcome) && 'answer' in outcome ? outcome.answer : undefined;
  if (isKnown && (answer === undefined || typeof answer === 'string')) return;
  throw contractError(
    agent,
    `returned ${renderValue(outcome)}: expected { status: 'complete' | 'infeasible', answer?: text } or undefined`,
  );
}

/** @throws AW_AGENT_FAILED when it is no generator, as of `async run()` without the asterisk */
export function checkGenerator(generator: unknown, agent: Agent): void {
  if (isObject(generator) && 'next' in generator && typeof generator.next === 'function') return;
  throw contractError(agent, `gave ${describe(generator)} for run(): expected an async generator, as of async *run()`);
}

const statuses: ReadonlySet<unknown> = new Set<AgentOutcome['status']>(['complete', 'infeasible']);

function describe(value: unknown): string {
  return value instanceof Promise ? 'a promise' : renderValue(value);
}

/** Whether it may have members. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function contractError({ name }: Agent, problem: string): AndroidWorldError {
  return new AndroidWorldError('AW_AGENT_FAILED', `Agent "${name}" ${problem}`, { details: { agent: name } });
}

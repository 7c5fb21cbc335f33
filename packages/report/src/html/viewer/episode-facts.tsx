import { totalTokens } from '@androidworld/core/results';
import { compact, duration } from '../../format.ts';
import type { ReportEpisode } from '../../model/report-model.ts';
import { PhaseBar } from './phase-bar.tsx';

const endReasons = {
  complete: 'done',
  infeasible: 'not feasible',
  terminated: 'nothing: the task was over',
  budget: 'nothing: out of steps',
  deadline: 'nothing: out of time',
} as const;

/** What was asked, and what came of it. */
export function EpisodeFacts({ episode }: { episode: ReportEpisode }) {
  const { usage } = episode;
  const tokens = totalTokens(usage);
  const params = Object.entries(episode.params);
  return (
    <section class="episode">
      <p class="eyebrow">
        {episode.suite} · {episode.agent}
        {episode.attempt > 1 && ` · attempt ${episode.attempt}`}
      </p>
      <h1>
        {episode.task}
        <span class="muted"> {episode.instance}</span>
        <span class={`status ${episode.status}`}>{episode.status}</span>
        {episode.agentPrivileges.length > 0 && <span class="tag">uses {episode.agentPrivileges.join(', ')}</span>}
        {episode.startsInGoalState && <span class="tag">starts solved</span>}
      </h1>
      <p class="goal">{episode.goal}</p>
      <dl class="numbers wide">
        <Fact name="Score">{episode.score ?? '–'}</Fact>
        <Fact name="State alone">{episode.stateScore ?? '–'}</Fact>
        <Fact name="End reason">{episode.endReason === undefined ? '–' : endReasons[episode.endReason]}</Fact>
        <Fact name="Steps">
          {episode.steps}
          <span class="muted"> of {episode.stepBudget}</span>
        </Fact>
        {episode.durationMs !== undefined && <Fact name="Time">{duration(episode.durationMs)}</Fact>}
        {tokens > 0 && <Fact name="Tokens">{compact(tokens)}</Fact>}
        {usage?.costUsd !== undefined && <Fact name="Cost">${usage.costUsd.toFixed(3)}</Fact>}
        <Fact name="Device">
          {episode.deviceSerial}
          <span class="muted"> {episode.deviceKind}</span>
        </Fact>
        <Fact name="Seed">{episode.seed}</Fact>
      </dl>
      {episode.answer !== undefined && (
        <p class="answer">
          <span class="muted">Answer</span> {episode.answer}
        </p>
      )}
      {episode.reason !== undefined && (
        <p class="answer">
          <span class="muted">Why the score</span> {episode.reason}
        </p>
      )}
      <Failure title="Error" error={episode.error} />
      <Failure title="Error while tidying up (the score stands)" error={episode.tearDownError} />
      {episode.durations !== undefined && <PhaseBar durations={episode.durations} />}
      {params.length > 0 && (
        <details class="more">
          <summary>Parameters</summary>
          <dl class="pairs">
            {params.map(([name, value]) => [
              <dt>{name}</dt>,
              <dd class="mono">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>,
            ])}
          </dl>
        </details>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Failure({ title, error }: { title: string; error: ReportEpisode['error'] }) {
  if (error === undefined) return null;
  return (
    <div class="failure">
      <p class="failure-head">
        {title} <code>{error.code}</code>
        <span class="muted">
          in {error.phase}; to act: {error.audience === 'bug' ? 'us, a bug' : error.audience}
        </span>
      </p>
      <pre>{error.message}</pre>
      {(error.stack !== undefined || error.details !== undefined) && (
        <details class="more">
          <summary>Details</summary>
          {error.details !== undefined && <pre>{JSON.stringify(error.details, null, 2)}</pre>}
          {error.stack !== undefined && <pre>{error.stack}</pre>}
        </details>
      )}
    </div>
  );
}

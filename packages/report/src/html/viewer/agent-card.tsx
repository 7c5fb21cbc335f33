import { compact, duration, percent, plural } from '../../format.ts';
import type { Report, ReportEpisode } from '../../model/report-model.ts';
import { ResultBar } from './result-bar.tsx';

type Agent = Report['aggregates']['agents'][number];

/** The answer first: how much an agent solved, and how sure that is. */
export function AgentCard({ agent, episodes }: { agent: Agent; episodes: readonly ReportEpisode[] }) {
  const { total } = agent;
  const { interval } = total.strict;
  const tokens = sum(episodes, agent.name, 'inputTokens') + sum(episodes, agent.name, 'outputTokens');
  const costUsd = sum(episodes, agent.name, 'costUsd');
  return (
    <article class="card">
      <h2>
        {agent.name}
        {agent.powers.length > 0 && <span class="tag">uses {agent.powers.join(', ')}</span>}
      </h2>
      <p class="rate">
        <strong>{percent(total.strict.mean)}</strong> solved
      </p>
      {interval !== undefined && (
        <p class="muted">
          95 % interval {percent(interval.low)} to {percent(interval.high)}, {plural(total.episodes, 'episode')}
        </p>
      )}
      <ResultBar summary={total} />
      <dl class="numbers">
        <div>
          <dt>Steps</dt>
          <dd>{total.steps.mean === undefined ? '–' : total.steps.mean.toFixed(1)}</dd>
        </div>
        <div>
          <dt>Median time</dt>
          <dd>{agent.durations.episode === undefined ? '–' : duration(agent.durations.episode.medianMs)}</dd>
        </div>
        <div title="What the device's state alone scored, whether or not the agent said it was done; errored episodes left out">
          <dt>State alone</dt>
          <dd>{percent(total.state.mean)}</dd>
        </div>
        {tokens > 0 && (
          <div>
            <dt>Tokens</dt>
            <dd>{compact(tokens)}</dd>
          </div>
        )}
        {costUsd > 0 && (
          <div>
            <dt>Cost</dt>
            <dd>${costUsd.toFixed(2)}</dd>
          </div>
        )}
      </dl>
    </article>
  );
}

function sum(
  episodes: readonly ReportEpisode[],
  agent: string,
  member: 'inputTokens' | 'outputTokens' | 'costUsd',
): number {
  return episodes.reduce(
    (total, { agent: name, usage }) => (name === agent ? total + (usage?.[member] ?? 0) : total),
    0,
  );
}

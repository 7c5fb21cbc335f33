import { plural } from '@androidworld/core/internals';
import { compact, dollars, duration, percent } from '../../format.ts';
import { agentUsage } from '../../model/agent-usage.ts';
import { notScored } from '../../model/not-scored.ts';
import type { Report, ReportEpisode } from '../../model/report-model.ts';
import { severalInstances } from '../../model/several-instances.ts';
import { ResultBar } from './result-bar.tsx';

type Agent = Report['aggregates']['agents'][number];

/** The answer first: how much an agent solved, and how sure that is. */
export function AgentCard({ agent, episodes }: { agent: Agent; episodes: readonly ReportEpisode[] }) {
  const { total } = agent;
  const { interval } = total.lenient;
  const missing = notScored(agent, episodes);
  const again = severalInstances(agent.passK);
  const { tokens, costUsd, perSolved } = agentUsage(agent.name, episodes);
  return (
    <article class="card">
      <h2>
        {agent.name}
        {agent.privileges.length > 0 && <span class="tag">uses {agent.privileges.join(', ')}</span>}
      </h2>
      <p class="rate">
        <strong>{percent(total.lenient.mean)}</strong> solved
      </p>
      {interval !== undefined && (
        <p class="muted">
          95 % interval {percent(interval.low)} to {percent(interval.high)}, clustered by task;{' '}
          {plural(total.lenient.n, 'scored episode')}
        </p>
      )}
      {missing !== undefined && (
        <p class="missing">
          {missing}; {percent(total.strict.mean)} if they count as failed
        </p>
      )}
      {again !== undefined && <p class="muted">{again}</p>}
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
        {costUsd !== undefined && (
          <div>
            <dt>Cost</dt>
            <dd>{dollars(costUsd)}</dd>
          </div>
        )}
        {perSolved !== undefined && (
          <div>
            <dt>Per solved task</dt>
            <dd>
              {[
                perSolved.tokens > 0 && `${compact(Math.round(perSolved.tokens))} tokens`,
                perSolved.costUsd !== undefined && dollars(perSolved.costUsd),
                duration(perSolved.durationMs),
              ]
                .filter(Boolean)
                .join(', ')}
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}

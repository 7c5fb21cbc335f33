import { shorten } from '@androidworld/core/internals';
import { percent } from '../../format.ts';
import type { Report } from '../../model/report-model.ts';

type Aggregates = Report['aggregates'];

const kinds = [
  { title: 'By difficulty', member: 'difficulties' },
  { title: 'By app', member: 'apps' },
  { title: 'By tag', member: 'tags' },
] as const;

/** Solved share per group and agent, and what broke. Groups of one say nothing and are left out. */
export function Breakdowns({ report }: { report: Report }) {
  const { aggregates, episodes } = report;
  const shown = kinds.filter(({ member }) => aggregates[member].length > 1);
  const errors = Object.entries(aggregates.total.errors);
  if (shown.length === 0 && errors.length === 0) return null;
  return (
    <section class="breakdowns">
      {shown.map(({ title, member }) => (
        <details key={member} class="breakdown" open={member === 'difficulties'}>
          <summary>
            {title} <span class="muted">{aggregates[member].length}</span>
          </summary>
          <Shares aggregates={aggregates} member={member} />
        </details>
      ))}
      {errors.length > 0 && (
        <details class="breakdown" open>
          <summary>
            Errors <span class="muted">{aggregates.total.errored}</span>
          </summary>
          <table class="shares">
            <tbody>
              {errors.map(([code, count]) => (
                <tr key={code}>
                  <th scope="row" class="mono">
                    {code}
                  </th>
                  <td>{count}</td>
                  <td>{firstMessage(episodes, code)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

/** One of an error's messages says more than its code. */
function firstMessage(episodes: Report['episodes'], code: string): string {
  const message = episodes.find(({ status, error }) => status === 'errored' && error?.code === code)?.error?.message;
  const [line = ''] = (message ?? '').split('\n');
  return shorten(line);
}

function Shares({ aggregates, member }: { aggregates: Aggregates; member: (typeof kinds)[number]['member'] }) {
  return (
    <table class="shares">
      <thead>
        <tr>
          <td />
          {aggregates.agents.map((agent) => (
            <th key={agent.name} scope="col" class="shares-head">
              {agent.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aggregates[member].map(({ name }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {aggregates.agents.map((agent) => {
              const mean = agent[member].find((group) => group.name === name)?.lenient.mean;
              return (
                <td key={agent.name}>
                  <span class="meter">
                    <i style={{ width: `${(mean ?? 0) * 100}%` }} />
                  </span>
                  {percent(mean)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

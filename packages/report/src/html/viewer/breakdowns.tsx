import { percent } from '../../format.ts';
import type { Report } from '../../model/report-model.ts';

type Aggregates = Report['aggregates'];

const kinds = [
  { title: 'By difficulty', member: 'difficulties' },
  { title: 'By app', member: 'apps' },
  { title: 'By tag', member: 'tags' },
] as const;

/** Solved share per group and agent, and what broke. Groups of one say nothing and are left out. */
export function Breakdowns({ aggregates }: { aggregates: Aggregates }) {
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
                  <th class="mono">{code}</th>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}

function Shares({ aggregates, member }: { aggregates: Aggregates; member: (typeof kinds)[number]['member'] }) {
  return (
    <table class="shares">
      <thead>
        <tr>
          <th />
          {aggregates.agents.map((agent) => (
            <th key={agent.name} class="shares-head">
              {agent.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aggregates[member].map(({ name }) => (
          <tr key={name}>
            <th>{name}</th>
            {aggregates.agents.map((agent) => {
              const mean = agent[member].find((group) => group.name === name)?.strict.mean;
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

import { duration } from '../../format.ts';

const phases = ['setUp', 'observe', 'agent', 'act', 'settle', 'score', 'tearDown', 'store'];
const names: Record<string, string> = { setUp: 'set up', tearDown: 'tear down' };

/** Where the time went. */
export function PhaseBar({ durations }: { durations: Readonly<Record<string, number>> }) {
  const known = phases.filter((phase) => (durations[phase] ?? 0) > 0);
  if (known.length === 0) return null;
  return (
    <div class="phases">
      <div class="phase-bar" aria-hidden="true">
        {known.map((phase) => (
          <i key={phase} class={`phase-${phase}`} style={{ flexGrow: durations[phase] ?? 0 }} />
        ))}
      </div>
      <p class="legend">
        {known.map((phase) => (
          <span key={phase}>
            <i class={`dot phase-${phase}`} />
            {names[phase] ?? phase} <b>{duration(durations[phase] ?? 0)}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

import { plural } from '@androidworld/core/internals';
import type { ComponentChildren } from 'preact';
import { compact, dollars, duration, percent } from '../../format.ts';
import { ResultBar } from '../../html/viewer/result-bar.tsx';
import type { LiveRun } from '../live-run.ts';

/** How far the run is, what is solved so far, what it has cost. */
export function ProgressHead({ run }: { run: LiveRun }) {
  const ended = run.passed + run.failed + run.errored;
  const { planned, solved, remainingMs, tokens, costUsd } = run;
  return (
    <section class="progress">
      <h1 class="eyebrow">Run {run.id}</h1>
      <p class="rate">
        <strong>{percent(solved)}</strong> solved so far
      </p>
      <progress max={planned} value={ended} aria-label={`${ended} of ${plural(planned, 'episode')} ended`} />
      <ResultBar summary={{ ...run, episodes: ended }} />
      <dl class="numbers">
        <Figure name="Episodes">
          {ended}
          <span class="muted"> of {planned}</span>
        </Figure>
        <Figure name="Remaining">
          {run.finishedAt !== undefined ? 'ended' : remainingMs === undefined ? '–' : `about ${duration(remainingMs)}`}
        </Figure>
        <Figure name="Tokens">{tokens === 0 ? '–' : compact(tokens)}</Figure>
        <Figure name="Cost">{costUsd === undefined ? '–' : dollars(costUsd)}</Figure>
        <Figure name="Last step">
          {run.lastAt === undefined ? '–' : new Date(run.lastAt).toLocaleTimeString('en')}
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import type { Report } from '../../model/report-model.ts';

type Summary = Pick<Report['aggregates']['total'], 'episodes' | 'passed' | 'failed' | 'errored'>;

const parts = ['passed', 'failed', 'errored'] as const;

/** Passed, failed and errored episodes as lengths, with their numbers below. */
export function ResultBar({ summary }: { summary: Summary }) {
  return (
    <div class="result">
      <div class="result-bar" aria-hidden="true">
        {parts.map((part) => summary[part] > 0 && <i key={part} class={part} style={{ flexGrow: summary[part] }} />)}
      </div>
      <p class="legend">
        {parts.map((part) => (
          <span key={part} class={summary[part] === 0 ? 'muted' : undefined}>
            <i class={`dot ${part}`} />
            {summary[part]} {part}
          </span>
        ))}
      </p>
    </div>
  );
}

import { plural } from '@androidworld/core/internals';
import type { LiveNews } from '../live-run.ts';

/** Every step and end as it happens, latest first. */
export function NewsList({ news }: { news: readonly LiveNews[] }) {
  if (news.length === 0) return <p class="muted">Nothing has happened since this page was opened.</p>;
  return (
    <ol class="news">
      {news.map((one) => (
        <li key={`${one.kind} ${one.at} ${one.episodeId}`} class={one.kind}>
          <time class="muted" dateTime={one.at}>
            {new Date(one.at).toLocaleTimeString('en', { hour12: false })}
          </time>
          <span class="news-phone muted">{one.serial}</span>
          <span>
            <b>{one.task}</b> {one.kind === 'step' ? <Step step={one} /> : <End end={one} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Step({ step }: { step: Extract<LiveNews, { kind: 'step' }> }) {
  return (
    <>
      {step.step}. {step.verb} {step.object}
      {step.problem !== undefined && <span class="outcome not-ok"> {step.problem}</span>}
      {step.thought !== undefined && <span class="news-thought muted">{step.thought}</span>}
    </>
  );
}

function End({ end }: { end: Extract<LiveNews, { kind: 'end' }> }) {
  const { status, score, steps, reason } = end;
  return (
    <>
      <span class={`status ${status}`}>{status}</span> {score !== undefined && score !== 1 && `score ${score}, `}
      {plural(steps, 'step')}
      {reason !== undefined && <span class="news-thought muted">{reason}</span>}
    </>
  );
}

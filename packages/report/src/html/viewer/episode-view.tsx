import { useEffect, useMemo } from 'preact/hooks';
import type { Report } from '../../model/report-model.ts';
import { EpisodeFacts } from './episode-facts.tsx';
import { FilmStrip } from './film-strip.tsx';
import { readSteps } from './page-data.ts';
import { episodeHash } from './route.ts';
import { StepView } from './step-view.tsx';

export interface EpisodeViewProps {
  readonly report: Report;
  readonly index: number;
  readonly step: number;
}

/** One episode: the goal, what became of it, and every step. */
export function EpisodeView({ report, index, step }: EpisodeViewProps) {
  const steps = useMemo(() => readSteps(index), [index]);
  const shown = Math.min(step, Math.max(steps.length - 1, 0));
  useKeys({ index, step: shown, steps: steps.length, episodes: report.episodes.length });
  const episode = report.episodes[index];
  const current = steps[shown];
  if (episode === undefined) return null;
  return (
    <>
      <nav class="episode-nav">
        <a href="#/">← All episodes</a>
        <span class="keys muted">
          <kbd>←</kbd> <kbd>→</kbd> step <kbd>↑</kbd> <kbd>↓</kbd> episode <kbd>Esc</kbd> back
        </span>
      </nav>
      <EpisodeFacts episode={episode} />
      {current === undefined ? (
        <p class="notice">No step was taken.</p>
      ) : (
        <>
          <FilmStrip steps={steps} current={shown} hashOf={(position) => episodeHash(index, position)} />
          <StepView key={shown} step={current} steps={steps.length} />
        </>
      )}
    </>
  );
}

function useKeys({ index, step, steps, episodes }: { index: number; step: number; steps: number; episodes: number }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
      const targets: Record<string, string | undefined> = {
        ArrowLeft: step > 0 ? episodeHash(index, step - 1) : undefined,
        ArrowRight: step < steps - 1 ? episodeHash(index, step + 1) : undefined,
        ArrowUp: index > 0 ? episodeHash(index - 1) : undefined,
        ArrowDown: index < episodes - 1 ? episodeHash(index + 1) : undefined,
        Escape: '#/',
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      // Steps replace one another, so that "back" leads to the table.
      location.replace(target);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [index, step, steps, episodes]);
}

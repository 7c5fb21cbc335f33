import { useEffect, useState } from 'preact/hooks';

const stepMs = 1_000;

export interface PlayButtonProps {
  readonly step: number;
  readonly steps: number;
  readonly onStep: (step: number) => void;
}

/** Plays the steps of an episode, a second each, from the one that is shown or, at the end, from the first. */
export function PlayButton({ step, steps, onStep }: PlayButtonProps) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    if (step >= steps - 1) return setPlaying(false);
    const timer = setTimeout(() => onStep(step + 1), stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, step, steps]);
  if (steps < 2) return null;
  const toggle = () => {
    if (!isPlaying && step >= steps - 1) onStep(0);
    setPlaying(!isPlaying);
  };
  return (
    <button type="button" class="chip" onClick={toggle}>
      {isPlaying ? 'Pause' : 'Play'}
    </button>
  );
}

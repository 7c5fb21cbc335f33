import type { LivePhone } from '../live-run.ts';

/** A phone: its picture, and what runs on it. */
export function PhoneCard({ phone }: { phone: LivePhone }) {
  const { serial, episode, steps, picture, isRunning } = phone;
  return (
    <article class="card phone-card">
      <div class="screen">
        {picture === undefined ? (
          <p>{steps > 0 ? 'No screenshot was taken' : isRunning ? 'No step yet' : 'No step was taken'}</p>
        ) : (
          <img src={`/picture?file=${encodeURIComponent(picture)}`} alt={`Screen of ${serial} before step ${steps}`} />
        )}
      </div>
      <div>
        <p class="eyebrow">
          {serial} · {phone.kind}
        </p>
        <h2>
          {episode.task} <span class="muted">{episode.instance}</span>
          {episode.status !== undefined && <span class={`status ${episode.status}`}>{episode.status}</span>}
        </h2>
        <p class="muted">
          {episode.agent}
          {episode.attempt > 1 && `, attempt ${episode.attempt}`}
        </p>
        <p class="phone-goal">{episode.goal}</p>
        <progress max={episode.stepBudget} value={steps} aria-label={`Steps of ${episode.task}`} />
        <p class="muted">
          {isRunning ? 'step' : 'ended after'} {steps} of {episode.stepBudget}
        </p>
      </div>
    </article>
  );
}

import { ThemeButton } from '../../html/viewer/theme-button.tsx';
import { NewsList } from './news-list.tsx';
import { PhoneCard } from './phone-card.tsx';
import { ProgressHead } from './progress-head.tsx';
import { type Hearing, useRun } from './use-run.ts';

const hearings: Readonly<Record<Hearing, string>> = {
  connecting: 'connecting',
  live: 'live',
  lost: 'no answer: the view was ended, or is restarting',
  over: 'the run has ended',
};

/** A run as it goes: how far it is, its phones, and every step. */
export function LiveApp() {
  const { run, news, hearing } = useRun();
  return (
    <div class="page">
      <header class="bar">
        <span class="brand">
          <span class="brand-mark" aria-hidden="true" />
          AndroidWorld
        </span>
        <span class="bar-run">{run?.id}</span>
        <span class={`hearing ${hearing}`} role="status">
          {hearings[hearing]}
        </span>
        <ThemeButton />
      </header>
      <main>
        {run === undefined ? (
          <p class="notice">Waiting for the run.</p>
        ) : (
          <>
            <ProgressHead run={run} />
            <section class="phones" aria-label="Phones">
              {run.phones.map((phone) => (
                <PhoneCard key={phone.serial} phone={phone} />
              ))}
            </section>
            <section>
              <div class="section-head">
                <h2>Steps</h2>
                <a class="to-report" href="/report">
                  Every episode so far →
                </a>
              </div>
              <NewsList news={news} />
            </section>
          </>
        )}
      </main>
    </div>
  );
}

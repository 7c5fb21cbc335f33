import { Core } from './core.ts';
import type { Page } from './define-page.ts';
import { installSeeding } from './seeding.ts';
import './runtime.css';

/** Runs a page in this document: a cover is shown until an episode is started. The build calls it, once per page. */
export function startPage<Problem>(page: Page<Problem>): void {
  installSeeding();
  const core = new Core(page);
  Object.assign(window, { core, genProblem: () => core.generateProblem() });
  core.startEpisode();
}

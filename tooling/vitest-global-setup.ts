import { buildUi } from './build-ui.ts';

/** The browser halves of the phone and of its apps are bundles; tests use today's sources. */
export default async function setup(): Promise<void> {
  await buildUi();
}

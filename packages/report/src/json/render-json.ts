import type { Report } from '../model/report-model.ts';

/** The whole model, as `docs/report-format.md` says. Indented: these files are read and compared by people too. */
export function renderJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

// The model: also the format of `androidworld report --json`.

export { type Comparison, compareRuns } from './compare/compare-runs.ts';
export { renderComparison } from './compare/render-comparison.ts';
export { renderCsv } from './csv/render-csv.ts';
// Its faces.
export { type TrajectoryOptions, trajectoryLines } from './export/trajectory-lines.ts';
export { type FilmOptions, renderFilm } from './film/render-film.ts';
export { type HtmlReportOptions, type HtmlReportSource, writeHtmlReport } from './html/write-html-report.ts';
export { renderJson } from './json/render-json.ts';
export { renderJunit } from './junit/render-junit.ts';
export { type ServedView, serveView, type ViewOptions } from './live/serve-view.ts';
export { countToRun } from './model/count-to-run.ts';
export type { RunSource } from './model/merge-runs.ts';
export { readMergedReport, readReport } from './model/read-store.ts';
export {
  REPORT_FORMAT_VERSION,
  type Report,
  type ReportEpisode,
  type ReportStatus,
  reportSchema,
} from './model/report-model.ts';
export { renderRobustness } from './study/render-robustness.ts';
export { renderRobustnessPlot } from './study/render-robustness-plot.ts';
export { type Robustness, robustness } from './study/robustness.ts';
export { escapeLines, escapeTerminal } from './terminal/escape-terminal.ts';
export { type PlainTableOptions, plainTable } from './terminal/plain-table.ts';
export { type ProgressOptions, progressReporter } from './terminal/progress-reporter.ts';
export { type NextCommand, renderSummary, type SummaryOptions } from './terminal/render-summary.ts';

// The model: also the format of `androidworld report --json`.

// Its faces.
export { type HtmlReportOptions, writeHtmlReport } from './html/write-html-report.ts';
export { readReport } from './model/read-store.ts';
export {
  REPORT_FORMAT_VERSION,
  type Report,
  type ReportEpisode,
  type ReportStatus,
  reportSchema,
} from './model/report-model.ts';

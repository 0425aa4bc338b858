declare module 'virtual:report-parts' {
  import type { ReportParts } from '@siegeworks/lab/study';

  /** Loaded when somebody keeps a report. */
  export const parts: ReportParts;
}

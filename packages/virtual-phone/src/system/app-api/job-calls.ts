import type { JobCalls } from '@androidworld/app-sdk';
import type { Caller } from './app-api.ts';

export function jobCalls({ system, record: { packageName } }: Caller): JobCalls {
  const { jobs } = system;
  return {
    schedule: async (job) => jobs.schedule(packageName, job),
    async cancel(jobId) {
      jobs.cancel(packageName, jobId);
    },
    async cancelAll() {
      jobs.cancelAll(packageName);
    },
    getAllPendingJobs: async () =>
      jobs
        .list()
        .filter((status) => status.packageName === packageName)
        .map(({ job }) => job),
  };
}

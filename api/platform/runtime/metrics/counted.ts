/** Counters of this process, beside what counts: a call costs less than a millionth of a second. */
import { Counter, Histogram, type MetricSource } from './metric.ts'

const powers_of_two = [1, 2, 4, 8, 16, 32, 64, 128, 256]
const commit_seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export const commitActions = new Histogram(
  'leadwright_commit_actions',
  'Write actions that shared one commit.',
  powers_of_two,
)
export const commitSeconds = new Histogram(
  'leadwright_commit_duration_seconds',
  'Time that commits took, the disk included.',
  commit_seconds,
)
export const recordSeconds = new Histogram(
  'leadwright_record_duration_seconds',
  'Time until a database server had recorded what shared one commit.',
  commit_seconds,
)
export const commitFailures = new Counter(
  'leadwright_commit_failures_total',
  'Commits that failed; each of their actions was answered with an error.',
)
export const emailsSent = new Counter(
  'leadwright_email_attempts_total',
  'Emails handed to a mail server or provider, by outcome: delivered, refused, deferred, unknown.',
)
export const pageLogFailures = new Counter(
  'leadwright_page_log_failures_total',
  'Times that what was written could not be copied beside the backups; until it can, a restore to a moment ends before it.',
)
export const jobsEnded = new Counter(
  'leadwright_jobs_total',
  'Jobs that ended, by type and outcome: done, again (for a later moment), failed.',
)

export const counted: readonly MetricSource[] = [
  ...[commitActions, commitSeconds, recordSeconds, commitFailures, emailsSent, jobsEnded, pageLogFailures].map(
    ({ read }) => read,
  ),
]

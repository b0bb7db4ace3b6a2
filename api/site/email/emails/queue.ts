/** The jobs that send emails: a kind for each priority, so that nothing waits behind a broadcast. */
import { sql } from 'drizzle-orm'
import { sendBroadcastEmailJob, sendEmailJob } from './jobs.ts'

export type SendJob = typeof sendEmailJob | typeof sendBroadcastEmailJob

export const sendJobs: readonly SendJob[] = [sendEmailJob, sendBroadcastEmailJob]

/** For `jobs.kind in …`. */
export const sendTypes = sql.raw(`(${sendJobs.map(({ type }) => `'${type}'`).join(', ')})`)

export const sendJobOf = ({ broadcast_id }: { broadcast_id: string | null }): SendJob =>
  broadcast_id === null ? sendEmailJob : sendBroadcastEmailJob

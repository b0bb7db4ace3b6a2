/** Mail of the installation itself: confirmations, resets, sender checks. Journeys and campaigns send elsewhere. */
import type { Handle } from '../database/handle.ts'
import { enqueue } from '../jobs/jobs.ts'
import { type SystemMail, systemMailJob } from './jobs.ts'

export type { SiteSender, SystemMail } from './jobs.ts'

/** Puts a mail in the control database, in the transaction of its cause. */
export interface Outbox {
  post(tx: Handle<'control'>, id: string, mail: SystemMail, now: number): Promise<void>
}

export const outbox: Outbox = {
  post: (tx, id, mail, now) => enqueue(tx, systemMailJob, { subject_id: id, payload: mail }, now),
}

/** The sync of a connection: one job for each, which sends, asks and compares in turn. */
import { defineJob } from '../../../platform/jobs/define.ts'

/** Its subject is the connection. */
export const syncJob = defineJob('sync_connection')
/** Brings that job forward, where it was taken when something became due. */
export const wakeSyncJob = defineJob('wake_connection')

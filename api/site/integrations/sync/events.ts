/** What people ask of the sync. */
import { defineEvent } from '../../../platform/events/define.ts'

export const connectionEntriesRetried = defineEvent('connection.entries_retried')
export const connectionImportRequested = defineEvent('connection.import_requested')
export const connectionSyncRequested = defineEvent('connection.sync_requested')

/** The routes of the sync. */
import { route } from '../../../platform/routing/route.ts'
import { importContacts } from './import-service.ts'
import { listSyncEntries, retrySyncEntries, syncConnection } from './service.ts'
import { trialConnection } from './trial-service.ts'

export const routes = [
  route(listSyncEntries),
  route(retrySyncEntries),
  route(syncConnection),
  route(trialConnection),
  route(importContacts),
]

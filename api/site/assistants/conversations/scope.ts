/** Where a conversation takes place: what answering needs of a request, or of the site. */

import type { Database } from '../../../platform/database/database.ts'
import { type Emit, emitter } from '../../../platform/events/emit.ts'
import type { Installation, SiteFacts } from '../../../platform/features/context.ts'
import type { NewId } from '../../../platform/runtime/ids.ts'
import type { Log } from '../../../platform/runtime/log.ts'

export interface ChatScope {
  installation: Installation
  site: SiteFacts
  database: Database<'site'>
  log: Log
  now(): number
  newId: NewId
  emit: Emit
}

interface Request {
  installation: Installation
  site: SiteFacts
  log: Log
  now(): number
  newId: NewId
}

export async function chatScope({ installation, site, log, now, newId }: Request): Promise<ChatScope> {
  const database = await installation.databases.site(site.id)
  return { installation, site, database, log, now, newId, emit: emitter(installation, now) }
}

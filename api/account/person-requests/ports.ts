/** What a request about a person asks of each site. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation, SiteFacts } from '../../platform/features/context.ts'
import { port } from '../../platform/features/port.ts'

type Db = Handle<'site'>
/** How many records there are of each kind. */
export type RecordCounts = Record<string, number>

export interface PersonRecords {
  /** Undefined where nobody has the address, now or formerly. */
  count(db: Db, email_key: string): Promise<RecordCounts | undefined>
  document(db: Db, email_key: string): Promise<{ id: string; data: object } | undefined>
  /** Erases the person, and keeps email from their address; once for each request. Answers what there was. */
  erase(
    installation: Installation,
    site: Pick<SiteFacts, 'id' | 'is_demo'>,
    person: { request_id: string; email_key: string },
  ): Promise<RecordCounts | undefined>
}

export const personRecords = port<PersonRecords>('personRecords')

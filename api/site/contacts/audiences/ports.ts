/** What audiences with a filter ask of the feature that fills them. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import type { OperationRow } from '../../../platform/features/operations/rules.ts'
import { port } from '../../../platform/features/port.ts'
import type { Filter } from '../../../platform/schemas/filter/schema.ts'

type Db = Handle<'site'>

export interface Membership {
  /** 422 where the filter does not fit the fields of leads, names what is not there, or asks in the end about its own audience. */
  requireFilter(db: Db, filter: Filter, own_id?: string): Promise<void>
  /** Looks at all leads anew. */
  beginRecomputation(
    tx: Db,
    audience: { id: string; filter_version: number },
    options: { start_journeys: boolean },
    context: Pick<InAction, 'newId' | 'now' | 'actor' | 'emit'>,
  ): Promise<OperationRow>
  /** Forgets when leads would have joined or left by a former filter. */
  forgetDues(tx: Db, audience_id: string): Promise<void>
  /** Operations by which audiences are being recomputed, by audience. */
  recomputationsUnderWay(db: Db): Promise<Map<string, OperationRow>>
}

export const membership = port<Membership>('membership')

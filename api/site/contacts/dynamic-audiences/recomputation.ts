/** Looks at every lead with the filter of an audience, as an operation: after the filter was changed, or when asked to. */
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../../platform/database/handle.ts'
import { suppressUnless } from '../../../platform/events/define.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { type OperationWork, operationType } from '../../../platform/features/operations/operation-type.ts'
import { beginOperation, type OperationRow, operationsUnderWay } from '../../../platform/features/operations/rules.ts'
import { readTimezone, type SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { type DynamicAudience, dynamicAudiences, settleFilter, unsettleFilter } from '../audiences/rules.ts'
import { countMatchingLeads, matchingLeadIds } from '../leads/rules.ts'
import { dynamicAudienceLimits } from './limits.ts'
import { bringUpToDate } from './membership.ts'

type Db = Handle<'site'>

const parameters = z.object({ audience_id: z.string(), filter_version: z.int(), start_journeys: z.boolean() })
type Parameters = z.output<typeof parameters>
type Reason = 'audience_deleted' | 'filter_changed'

interface Leads {
  ids: string[]
  is_last: boolean
  timezone: string
}

/** Behind every lead's id. */
const behind_all = '~'
const name = 'audience_recomputation'

function recomputing(scope: SiteScope): OperationWork<Parameters, string, Leads, Reason> {
  const { database, installation, clock } = scope
  const context = acting(installation, clock)
  const limit = dynamicAudienceLimits.recomputed_leads
  // No rule, so that no zone counts.
  const everyone = () => ({ wanted: [], now: clock.now(), timezone: 'UTC' })
  return {
    count: () => database.readSlow(db => countMatchingLeads(db, everyone())),
    async find(_operation, place) {
      const after = place ?? ''
      const ids = await database.read(db => matchingLeadIds(db, everyone(), { after, until: behind_all, limit }))
      const is_last = ids.length < limit
      return { rows: { ids, is_last, timezone: await readTimezone(scope) }, cursor: ids.at(-1) ?? after, is_last }
    },
    async apply(tx, operation, { ids, is_last, timezone }) {
      const { audience_id, filter_version, start_journeys } = operation.parameters
      const audience = (await dynamicAudiences(tx)).find(one => one.id === audience_id)
      if (!audience) return { canceled: 'audience_deleted' }
      if (audience.filter_version !== filter_version) return { canceled: 'filter_changed' }
      const asked = new Map(ids.map(id => [id, [audience]] as const))
      const how = suppressUnless(start_journeys)
      const counts = await bringUpToDate(tx, asked, { ...context, timezone }, () => how)
      if (is_last && !(await isRepeated(tx, operation))) await settleFilter(tx, audience_id, filter_version, timezone)
      return { succeeded: ids.length, counts }
    },
  }
}

export const audienceRecomputation = operationType({
  name,
  permission: 'manage-audiences',
  parameters,
  details: () => ({}),
  failures: [],
  reasons: ['audience_deleted', 'filter_changed'],
  work: recomputing,
})

/** Until it is completed, the filter decides who is on the audience. */
export async function beginRecomputation(
  tx: Db,
  { id: audience_id, filter_version }: Pick<DynamicAudience, 'id' | 'filter_version'>,
  { start_journeys }: { start_journeys: boolean },
  context: Pick<InAction, 'newId' | 'now' | 'actor' | 'emit'>,
): Promise<OperationRow> {
  await unsettleFilter(tx, audience_id)
  const parameters = { audience_id, filter_version, start_journeys }
  return beginOperation(tx, audienceRecomputation, { parameters, subject_id: audience_id }, context)
}

const recomputations = async (db: Db): Promise<OperationRow[]> =>
  (await operationsUnderWay(db)).filter(({ type }) => type === name)

/** Whether another recomputation of the audience looks at all leads too: what it is for may have come meanwhile. */
const isRepeated = async (db: Db, { id, subject_id }: Pick<OperationRow, 'id' | 'subject_id'>): Promise<boolean> =>
  (await recomputations(db)).some(other => other.subject_id === subject_id && other.id !== id)

/** Operations by which audiences are being recomputed, by audience. */
export async function recomputationsUnderWay(db: Db): Promise<Map<string, OperationRow>> {
  return new Map((await recomputations(db)).map(row => [row.subject_id ?? '', row]))
}

/** The audiences of which a recomputation has not looked at any lead yet. */
export const queuedRecomputations = async (db: Db): Promise<Set<string>> =>
  new Set([...(await recomputationsUnderWay(db))].flatMap(([id, { status }]) => (status === 'queued' ? [id] : [])))

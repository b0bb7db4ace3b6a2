/** How one of the actions is declared, and the operation that it becomes: batches of leads, what was before, and undo. */
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../../platform/database/handle.ts'
import { type Cause, suppressUnless } from '../../../platform/events/define.ts'
import type { InAction } from '../../../platform/features/context.ts'
import {
  type Operation,
  type OperationType,
  type OperationWork,
  operationType,
  type UndoContext,
} from '../../../platform/features/operations/operation-type.ts'
import type { Details } from '../../../platform/features/operations/table.ts'
import { readTimezone, type SiteScope } from '../../../platform/features/site-scope.ts'
import { acting, type WriteContext } from '../../../platform/features/write-context.ts'
import type { Permission } from '../../../platform/identity/permissions.ts'
import { knownLeads } from '../lead-records/rules.ts'
import { countSelected, type LeadSelection, leadSelection, selectedIds } from '../leads/rules.ts'
import { leadActionLimits } from './limits.ts'
import { type ChangedLead, changedAfter, countChanged, insertChanged } from './rows-store.ts'

type Db = Handle<'site'>

/** Who began it, as tags say by whom they were given. */
export const startedBy = z.strictObject({ source: z.enum(['manual', 'api']), source_id: z.string().nullable() })
export type StartedBy = z.output<typeof startedBy>

/** An action in a transaction: its events name the operation. */
export interface InLeadAction extends WriteContext {
  by: StartedBy
  erasePeople: InAction['erasePeople']
  /** The site's. */
  key: Buffer
}

export interface ActionDeclaration<A, B, R extends string> {
  name: string
  permission: Permission
  /** What is asked for. */
  asked: z.ZodType<A>
  details: (asked: A) => Details
  batch_leads?: number
  reasons?: readonly R[]
  /** Changes these leads, which are there; answers those of which something changed, and what was before. */
  apply(
    tx: Db,
    lead_ids: readonly string[],
    asked: A,
    context: InLeadAction,
  ): Promise<readonly ChangedLead<B>[] | { canceled: R }>
  /** Puts back what was before, where it is still as the action left it; answers those of which something stays. */
  undo?(tx: Db, changed: readonly ChangedLead<B>[], context: InLeadAction): Promise<readonly string[]>
}

interface ActionRequest<A> {
  selection: LeadSelection
  /** The newest lead at the start: later ones are left out. */
  until: string
  start_journeys: boolean
  by: StartedBy
  asked: A
}

/** What an operation writes names it, and where it must, starts no journey. */
async function contextOf(scope: SiteScope, by: StartedBy, cause: Cause): Promise<InLeadAction> {
  const { installation, clock, site_id } = scope
  const { connections, databases } = installation
  return {
    ...acting(installation, clock, cause),
    by,
    erasePeople: connections.erase.bind(connections),
    key: await databases.siteKey(site_id),
  }
}

interface Group {
  ids: string[]
  context: InLeadAction
}

function working<A, B, R extends string>(
  scope: SiteScope,
  { batch_leads = leadActionLimits.lead_action_batch_leads, ...declared }: ActionDeclaration<A, B, R>,
): OperationWork<ActionRequest<A>, string, Group, R> {
  const { database } = scope
  return {
    async count({ parameters, created_at: now }) {
      const present = { now, timezone: await readTimezone(scope) }
      return database.readSlow(db => countSelected(db, parameters.selection, present))
    },
    async find({ id, parameters, created_at: now }: Operation<ActionRequest<A>>, place) {
      const { selection, until, by, start_journeys } = parameters
      const after = place ?? ''
      const which = { after, until, limit: batch_leads, now, timezone: await readTimezone(scope) }
      const ids = await database.readSlow(db => selectedIds(db, selection, which))
      const context = await contextOf(scope, by, { ...suppressUnless(start_journeys), operation_id: id })
      return { rows: { ids, context }, cursor: ids.at(-1) ?? after, is_last: ids.length < batch_leads }
    },
    async apply(tx, { id, parameters }, { ids, context }) {
      const known = await knownLeads(tx, ids)
      const there = ids.filter(lead_id => known.has(lead_id))
      const changed = await declared.apply(tx, there, parameters.asked, context)
      if ('canceled' in changed) return changed
      if (declared.undo) await insertChanged(tx, id, changed)
      return { succeeded: changed.length, skipped: ids.length - changed.length }
    },
  }
}

interface UndoneGroup {
  changed: ChangedLead[]
  context: InLeadAction
}

function undoing<A, B, R extends string>(
  scope: SiteScope,
  undo: NonNullable<ActionDeclaration<A, B, R>['undo']>,
): OperationWork<UndoContext, string, UndoneGroup> {
  const { database } = scope
  const limit = leadActionLimits.lead_action_batch_leads
  return {
    count: ({ parameters }) => database.readSlow(db => countChanged(db, parameters.operation_id)),
    async find({ id, parameters }, place) {
      const after = place ?? ''
      const changed = await database.readSlow(db => changedAfter(db, parameters.operation_id, { after, limit }))
      const by = { source: 'manual', source_id: null } as const
      const context = await contextOf(scope, by, { ...suppressUnless(false), operation_id: id })
      return { rows: { changed, context }, cursor: changed.at(-1)?.lead_id ?? after, is_last: changed.length < limit }
    },
    async apply(tx, _operation, { changed, context }) {
      const ids = changed.map(({ lead_id }) => lead_id)
      const known = await knownLeads(tx, ids)
      const there = changed.filter(({ lead_id }) => known.has(lead_id))
      const kept = await undo(tx, there as ChangedLead<B>[], context)
      return {
        succeeded: there.length - kept.length,
        skipped: changed.length - there.length,
        failures: kept.map(subject_id => ({ subject_id, code: 'changed_since' })),
      }
    },
  }
}

export type LeadActionType<A> = OperationType<ActionRequest<A>>

export function leadActionType<A, B = never, const R extends string = never>(
  declared: ActionDeclaration<A, B, R>,
): LeadActionType<A> {
  const { name, permission, asked, details, reasons = [], undo } = declared
  const parameters: z.ZodType<ActionRequest<A>> = z.strictObject({
    selection: leadSelection,
    until: z.string(),
    start_journeys: z.boolean(),
    by: startedBy,
    asked,
  }) as never
  return operationType({
    name,
    permission,
    parameters,
    details: given => details(given.asked),
    failures: undo ? ['changed_since'] : [],
    reasons,
    work: scope => working(scope, declared),
    ...(undo && { undo: (scope: SiteScope) => undoing<A, B, R>(scope, undo) }),
  })
}

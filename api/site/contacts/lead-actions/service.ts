/** The endpoints that begin actions on many leads. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { action, endpoint } from '../../../platform/features/endpoint.ts'
import type { OperationType } from '../../../platform/features/operations/operation-type.ts'
import { beginOperation, type OperationRow } from '../../../platform/features/operations/rules.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { type Actor, actorId } from '../../../platform/identity/actor.ts'
import { allows, permissionMissing } from '../../../platform/identity/permissions.ts'
import { invalid, Problem, problem } from '../../../platform/problem/problem.ts'
import { audienceExists, isDynamic } from '../audiences/rules.ts'
import { fieldByName } from '../custom-fields/rules.ts'
import { ownFieldNames } from '../lead-records/fields.ts'
import { countSelected, type LeadSelection, lastLeadId, requireSelection, requireValues } from '../leads/rules.ts'
import { requireTags } from '../tags/rules.ts'
import type { LeadActionType, StartedBy } from './action-type.ts'
import * as contract from './contract.ts'
import { leadFieldChange } from './field-change.ts'
import { leadDeletion, leadUnsubscribing } from './irreversible.ts'
import { leadMembership } from './membership.ts'
import { leadTagging } from './tag-leads.ts'

type Db = Handle<'site'>

const startedBy = (actor: Actor): StartedBy => ({
  source: actor.type === 'api_key' ? 'api' : 'manual',
  source_id: actorId(actor),
})

/** 422 for a field that is not there, or for a value that it does not take; answers the custom field's id. */
async function requireField(tx: Db, field: string, value: string | number | boolean | null): Promise<string | null> {
  const isOwn = (ownFieldNames as readonly string[]).includes(field)
  const row = isOwn ? undefined : await fieldByName(tx, field)
  if (!isOwn && !row) throw invalid('/action/field', 'unknown_reference')
  if (isOwn && value !== null && typeof value !== 'string')
    throw invalid('/action/value', 'type', { expected: 'string' })
  try {
    await requireValues(tx, isOwn ? { [field]: value } : {}, isOwn ? {} : { [field]: value })
  } catch (error) {
    throw atValue(error)
  }
  return row?.id ?? null
}

/** What a field refuses, at the value of the action. */
function atValue(error: unknown): unknown {
  if (!(error instanceof Problem)) return error
  const { errors = [] } = error.details
  return problem('validation_failed', { errors: errors.map(one => ({ ...one, pointer: '/action/value' })) })
}

interface ActionStart {
  selection: LeadSelection
  start_journeys: boolean
  until: string
  by: StartedBy
}

const begin = <A>(
  tx: Db,
  type: LeadActionType<A>,
  { asked, subject_id = null, ...beginning }: ActionStart & { asked: A; subject_id?: string | null },
  context: InAction,
): Promise<OperationRow> =>
  beginOperation(
    tx,
    type as OperationType<ActionStart & { asked: A }>,
    { parameters: { ...beginning, asked }, subject_id },
    context,
  )

/** Checks what is asked for, and begins it. */
async function beginAction(
  tx: Db,
  asked: contract.LeadAction,
  of: ActionStart,
  context: InAction,
): Promise<OperationRow> {
  switch (asked.type) {
    case 'add_tags':
    case 'remove_tags': {
      await requireTags(tx, asked.tag_ids, '/action/tag_ids')
      const subject_id = asked.tag_ids.length === 1 ? (asked.tag_ids[0] ?? null) : null
      return begin(tx, leadTagging, { ...of, asked, subject_id }, context)
    }
    case 'add_to_audience':
    case 'remove_from_audience':
      if (!context.rights || !allows(context.rights.grants, 'manage-audiences'))
        throw permissionMissing({ permission: 'manage-audiences' })
      if (!(await audienceExists(tx, asked.audience_id))) throw invalid('/action/audience_id', 'unknown_reference')
      if (await isDynamic(tx, asked.audience_id)) throw invalid('/action/audience_id', 'audience_dynamic')
      return begin(tx, leadMembership, { ...of, asked, subject_id: asked.audience_id }, context)
    case 'set_field': {
      const subject_id = await requireField(tx, asked.field, asked.value)
      return begin(tx, leadFieldChange, { ...of, asked, subject_id }, context)
    }
    case 'unsubscribe':
      return begin(tx, leadUnsubscribing, { ...of, asked }, context)
    case 'delete':
      return begin(tx, leadDeletion, { ...of, asked }, context)
  }
}

export const startLeadAction = action(contract.startLeadAction, answering, async (tx, { body }, context, answer) => {
  const { selection, action: asked, start_journeys = false } = body
  await requireSelection(tx, selection)
  const of = { selection, start_journeys, until: (await lastLeadId(tx)) ?? '', by: startedBy(context.actor) }
  return answer(tx, await beginAction(tx, asked, of, context))
})

export const previewLeadAction = endpoint(contract.previewLeadAction, async ({ body }, { installation, site, now }) => {
  const database = await installation.databases.site(site.id)
  await database.read(db => requireSelection(db, body.selection))
  const present = { now: now(), timezone: site.timezone }
  const leads = await database.readSlow(db => countSelected(db, body.selection, present))
  return Response.json({ leads }, { headers: { 'Cache-Control': 'no-store' } })
})

/** The endpoints on broadcasts as drafts. What they go through is life-service.ts. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import * as contract from './contract.ts'
import { requireReferences } from './issues.ts'
import { broadcastLimits } from './limits.ts'
import { existingBroadcast } from './rules.ts'
import * as store from './store.ts'
import { oneBroadcast, toBroadcasts } from './wire.ts'

type Tx = Handle<'site'>

/** Defaults of a new broadcast. */
export const newDraft = {
  status: 'draft',
  reason: null,
  template_id: null,
  sender_id: null,
  subjects: [],
  subject_test: { share_percent: 20, wait_hours: 4, winner_by: 'opens' },
  recipients: { audience_ids: [], excluded_audience_ids: [] },
  resend_of: null,
  holdout_percent: 0,
  schedule: { type: 'now' },
  emails_per_hour: null,
  late_policy: 'ask',
  starts_at: null,
  started_at: null,
  ended_at: null,
  until_lead: null,
  gathered_lead: '',
  gathered_at: null,
  recipient_count: 0,
  held_out_count: 0,
  queued_count: 0,
  excluded: {},
  next_slot_at: null,
  test_ends_at: null,
  winner: null,
  version: 1,
} satisfies Partial<store.BroadcastRow>

export const listBroadcasts = query(contract.listBroadcasts, async (db, { query: q }, context) => {
  const search = q.search === undefined ? undefined : foldKey(q.search)
  const rows = await store.pageOfBroadcasts(db, { ...listPage(q), search, status: q.status })
  const shown = new Map((await toBroadcasts(db, rows, context)).map(one => [one.id, one]))
  type BroadcastView = NonNullable<ReturnType<typeof shown.get>>
  return page(q, rows, listKey(q), row => shown.get(row.id) as BroadcastView)
})

export const getBroadcast = query(contract.getBroadcast, async (db, { params }, context) =>
  oneBroadcast(db, await existingBroadcast(db, params.broadcast_id), context),
)

type Changes = Input<typeof contract.updateBroadcast>['body']

/** Members that a request names, and nothing else. */
const named = (given: Changes): Partial<store.BroadcastRow> => ({
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  ...(given.name !== undefined && { name_key: foldKey(given.name) }),
})

async function add(tx: Tx, given: Partial<store.BroadcastRow> & { name: string }, context: InAction) {
  const at = context.now()
  const own = { id: context.newId('broadcast'), name_key: foldKey(given.name), created_at: at, updated_at: at }
  const row: store.BroadcastRow = { ...newDraft, ...given, ...own }
  await store.insertBroadcast(tx, row)
  return oneBroadcast(tx, row, context)
}

export const createBroadcast = action(contract.createBroadcast, async (tx, { body }, context) => {
  await requireReferences(tx, body)
  return add(tx, { ...named(body), name: body.name }, context)
})

export const updateBroadcast = action(contract.updateBroadcast, async (tx, { params, body }, context) => {
  const row = await existingBroadcast(tx, params.broadcast_id)
  context.ifMatch(row.version)
  if (row.status !== 'draft') throw problem('transition_not_allowed', { values: { status: row.status } })
  await requireReferences(tx, body)
  await store.saveBroadcast(tx, row.id, { ...named(body), updated_at: context.now() })
  return oneBroadcast(tx, await existingBroadcast(tx, row.id), context)
})

export const deleteBroadcast = action(contract.deleteBroadcast, async (tx, { params }) => {
  const row = await existingBroadcast(tx, params.broadcast_id)
  const never_began = row.started_at === null && (row.status === 'draft' || row.status === 'canceled')
  if (!never_began) throw problem('transition_not_allowed', { values: { status: row.status } })
  await store.removeBroadcast(tx, row.id)
})

/** The settings that a copy takes over. */
function settingsOf(row: store.BroadcastRow) {
  const { template_id, sender_id, subjects, subject_test, recipients, holdout_percent, emails_per_hour, late_policy } =
    row
  return { template_id, sender_id, subjects, subject_test, recipients, holdout_percent, emails_per_hour, late_policy }
}

const titled = (key: 'popup.copy' | 'broadcast.resend', { name }: store.BroadcastRow, { locale }: InAction): string =>
  messageOf(locale, key, { name }).slice(0, broadcastLimits.broadcast_name_characters_max)

export const duplicateBroadcast = action(contract.duplicateBroadcast, async (tx, { params }, context) => {
  const row = await existingBroadcast(tx, params.broadcast_id)
  const { resend_of } = row
  return add(tx, { ...settingsOf(row), resend_of, name: titled('popup.copy', row, context) }, context)
})

export const resendBroadcast = action(contract.resendBroadcast, async (tx, { params }, context) => {
  const row = await existingBroadcast(tx, params.broadcast_id)
  if (row.started_at === null) throw problem('transition_not_allowed', { values: { status: row.status } })
  const subjects = row.subjects.slice(0, 1)
  const settings = { ...settingsOf(row), subjects, holdout_percent: 0, resend_of: row.id }
  return add(tx, { ...settings, name: titled('broadcast.resend', row, context) }, context)
})

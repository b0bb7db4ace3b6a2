/** The endpoints on suppressions. */

import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { beginOperation } from '../../../platform/features/operations/rules.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { actorId } from '../../../platform/identity/actor.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { personHash } from '../../contacts/mailability/rules.ts'
import * as contract from './contract.ts'
import { toFilter } from './lookup.ts'
import { suppressionExport, suppressionImport } from './operations.ts'
import { isStronger, recordSuppressions, removeWholly } from './record.ts'
import { existingSuppression } from './rules.ts'
import * as store from './store.ts'

const toSuppression = (row: store.SuppressionRow) => ({
  id: row.id,
  email: row.email,
  reason: row.reason,
  source: row.source,
  note: row.note,
  evidence: row.evidence,
  email_id: row.email_id,
  operation_id: row.operation_id,
  created_at: toInstant(row.created_at),
  removed_at: toInstantOrNull(row.removed_at),
  removed_by: row.removed_by,
  removal_note: row.removal_note,
})

export const listSuppressions = query(contract.listSuppressions, async (db, { query: q }) => {
  const rows = await store.pageOfSuppressions(db, await toFilter(db, q), listPage(q))
  return page(q, rows, listKey(q), toSuppression)
})

export const getSuppression = query(contract.getSuppression, async (db, { params }) =>
  toSuppression(await existingSuppression(db, params.suppression_id)),
)

const siteKey = async (_input: unknown, { installation, site }: Context): Promise<Buffer> =>
  installation.databases.siteKey(site.id)

export const createSuppression = action(contract.createSuppression, siteKey, async (tx, { body }, context, key) => {
  const email_key = emailKey(body.email)
  const known = await store.findActive(tx, { email_key, hash: personHash(key, email_key) })
  const reason = body.reason ?? 'manual'
  if (known && !isStronger(reason, known.reason)) throw problem('already_suppressed')
  const row = {
    id: context.newId('suppression'),
    email: body.email,
    email_key,
    reason,
    source: 'manual' as const,
    note: body.note ?? '',
    evidence: '',
    email_id: null,
    operation_id: null,
    created_at: context.now(),
  }
  await recordSuppressions(tx, [row], context.emit)
  return toSuppression(await existingSuppression(tx, row.id))
})

export const removeSuppression = action(contract.removeSuppression, async (tx, { params, body }, context) => {
  const row = await existingSuppression(tx, params.suppression_id)
  if (row.removed_at !== null && row.covered_by === null)
    throw problem('transition_not_allowed', { values: { status: 'removed' } })
  const end = { removed_at: context.now(), removed_by: actorId(context.actor), removal_note: body.note ?? '' }
  await removeWholly(tx, row.id, end, context.emit)
  return toSuppression(await existingSuppression(tx, row.id))
})

export const startSuppressionImport = action(
  contract.startSuppressionImport,
  answering,
  async (tx, { body }, context, answer) => {
    const { addresses, reason, note = '' } = body
    const parameters = { addresses, reason, note }
    return answer(tx, await beginOperation(tx, suppressionImport, { parameters, subject_id: null }, context))
  },
)

export const startSuppressionExport = action(
  contract.startSuppressionExport,
  answering,
  async (tx, { body }, context, answer) => {
    const { format, reason, status = 'active', search } = body
    const parameters = { format, reason, status, search }
    return answer(tx, await beginOperation(tx, suppressionExport, { parameters, subject_id: null }, context))
  },
)

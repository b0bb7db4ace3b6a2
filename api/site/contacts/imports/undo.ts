/** Undoes an import: deletes the leads that it created, restores the values that it replaced, and keeps later changes. */

import type { Handle } from '../../../platform/database/handle.ts'
import { suppressUnless } from '../../../platform/events/define.ts'
import type { BatchResult, OperationWork, UndoContext } from '../../../platform/features/operations/operation-type.ts'
import { Pace } from '../../../platform/features/operations/pace.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting, type WriteContext } from '../../../platform/features/write-context.ts'
import { faultPoint } from '../../../platform/runtime/fault-point.ts'
import { leadsOn, leaveManyLeads } from '../audiences/rules.ts'
import { latestGiven, ledgersOf, recordConsent, recordWithdrawal } from '../consents/rules.ts'
import { dropValues, putValueRows, valueRowsOf } from '../custom-fields/rules.ts'
import { suppressing } from '../email-status/rules.ts'
import { leadNoted, leadSubscribed, leadUnsubscribed, leadUpdated } from '../lead-records/events.ts'
import { type LeadRow, leadRows, withKeys } from '../lead-records/rules.ts'
import { manyLeads } from '../leads/rules.ts'
import { assignmentsOf, removeImportedTag, untagManyLeads } from '../tags/rules.ts'
import { withoutConsentSince } from './addresses-since.ts'
import { batchPace } from './limits.ts'
import { removeMade } from './remove-made.ts'
import { decisionOf, joinByLead, type LeadRestoration, neverSubscribed, restore } from './restore.ts'
import { beforesTakenBack, markTakenBack, type RowOfImport, rowsAfter } from './rows-store.ts'
import type { Verdict } from './statuses.ts'
import { findImport, type ImportRow } from './store.ts'
import { givenToMerged, takeBackMerged } from './undo-merged.ts'

type Db = Handle<'site'>

/** A row of the import with the present state of its lead. */
type CreatedLead = RowOfImport & { lead: LeadRow }

interface Group {
  rows: RowOfImport[]
  key: Buffer
  is_last: boolean
}

export function undoing(scope: SiteScope): OperationWork<UndoContext, number, Group, 'import_deleted'> {
  const { database, installation, site_id, clock } = scope
  const { release } = installation.connections.through(suppressing)
  const pace = new Pace(batchPace)
  return {
    slow: true,
    count: async ({ subject_id }) => {
      const counts = (await database.read(db => findImport(db, subject_id ?? '')))?.imported
      return counts ? counts.new + counts.changed : null
    },
    async find({ parameters: { operation_id } }, place) {
      const limit = pace.rows
      const wanted = { operation_id, verdicts: ['new', 'changed'] as const, or_before: true, after: place ?? 0, limit }
      const rows = await database.read(db => rowsAfter(db, wanted))
      const key = await installation.databases.siteKey(site_id)
      const is_last = rows.length < limit
      return { rows: { rows, key, is_last }, cursor: rows.at(-1)?.number ?? wanted.after, is_last }
    },
    async apply(tx, { id, subject_id }, group) {
      const row = await findImport(tx, subject_id ?? '')
      if (!row) return { canceled: 'import_deleted' }
      const context = acting(installation, clock, { ...suppressUnless(false), operation_id: id })
      return pace.timed(group.rows.length, () => takeBack(tx, row, group, context))
    },
  }

  async function takeBack(
    tx: Db,
    row: ImportRow,
    { rows, key, is_last }: Group,
    context: WriteContext,
  ): Promise<BatchResult> {
    const idsOf = (verdict: Verdict) => rows.flatMap(one => (one.verdict === verdict ? (one.lead_id ?? []) : []))
    const [known, leads] = await Promise.all([
      leadRows.knownAmong(tx, idsOf('new')),
      leadRows.withIds(tx, [...idsOf('changed'), ...idsOf('same')]),
    ])
    // What a row made goes as a whole, also where a later row repeats its address.
    const changed = rows.flatMap(one => {
      const lead = leads.get(one.lead_id ?? '')
      return lead && !known.has(lead.id) ? [{ ...one, lead }] : []
    })
    const here = (id: string | null) => id !== null && (known.has(id) || leads.has(id))
    const merged = await takeBackMerged(
      tx,
      row.import_operation_id ?? '',
      rows.filter(({ lead_id, verdict }) => !here(lead_id) && verdict !== 'same'),
      context,
    )
    // Of rows that changed nothing only what they said once more is taken back.
    const counted = rows.filter(({ verdict }) => verdict !== 'same').length
    const there = known.size + changed.filter(({ verdict }) => verdict !== 'same').length + merged.length
    // Each row suppresses one address at most.
    await release(tx, row.import_operation_id ?? '', rows.length, context)
    const owners = await loadFormerOwners(tx, rows)
    const kept = [
      ...merged,
      ...(await removeMade(tx, row, [...known], { key, context, connections: installation.connections })),
      ...(await restoreChanged(tx, row, changed, context)),
    ]
    await restoreChanged(tx, row, owners, context)
    await markTakenBack(
      tx,
      row.import_operation_id ?? '',
      rows.map(({ number }) => number),
    )
    if (is_last) await removeNewTags(tx, row, context)
    faultPoint('between the writes of an undone import')
    return {
      succeeded: there - kept.length,
      skipped: counted - there,
      failures: kept.map(subject_id => ({ subject_id, code: 'changed_since' })),
    }
  }

  /** Those that the import made, where nobody has or uses them. */
  async function removeNewTags(tx: Db, { imported }: ImportRow, context: WriteContext): Promise<void> {
    for (const { id } of imported?.new_tags ?? []) {
      const blockers = await installation.connections.blockersOf(tx, 'tag', id)
      if (blockers.length === 0) await removeImportedTag(tx, id, context)
    }
  }
}

/** Who had the address of a new lead before, and withdrew by its row. */
async function loadFormerOwners(tx: Db, rows: readonly RowOfImport[]): Promise<CreatedLead[]> {
  const own = new Map(rows.flatMap(row => (row.before?.former_owner && row.lead_id ? [[row.lead_id, row]] : [])))
  const made = await leadRows.listAddresses(tx, [...own.keys()])
  const owners = await manyLeads.loadLastOwners(
    tx,
    made.map(({ email_key }) => email_key),
  )
  return made.flatMap(({ id, email_key }) => {
    const [row, lead] = [own.get(id), owners.get(email_key)]
    const withdrawn = row?.before?.former_owner
    return row && lead && withdrawn ? [{ ...row, lead, before: { withdrawn } }] : []
  })
}

/** Answers those of which something stays, since somebody changed it. */
async function restoreChanged(
  tx: Db,
  row: ImportRow,
  changed: readonly CreatedLead[],
  context: WriteContext,
): Promise<string[]> {
  if (changed.length === 0) return []
  const leads = changed.map(({ lead }) => lead)
  const ids = leads.map(({ id }) => id)
  const values = Map.groupBy(await valueRowsOf(tx, ids), ({ lead_id }) => lead_id)
  const ledgers = await ledgersOf(tx, ids)
  const others = await givenToMerged(tx, row.import_operation_id ?? '', leads, ledgers)
  const ledgerOf = ({ id }: LeadRow) => (ledgers.get(id) ?? []).filter(entry => !others.has(entry.id))
  const taken = new Map(
    (await beforesTakenBack(tx, ids)).flatMap(before => {
      const decision = decisionOf(before)
      return decision?.id ? [[decision.id, decision.stood] as const] : []
    }),
  )
  const each = changed.map(({ lead, before }) =>
    restore(lead, before ?? {}, { values: values.get(lead.id) ?? [], ledger: ledgerOf(lead), taken }),
  )
  const restored = joinByLead(each)
  const without = await withoutConsentSince(tx, changed, ledgers)
  for (const one of restored) if (one.stood && without.has(one.lead.id)) one.stood = neverSubscribed
  await saveRestored(tx, restored, context)
  await takeOut(tx, row.id, changed, context)
  return restored.flatMap(({ lead, has_kept }) => (has_kept ? [lead.id] : []))
}

async function saveRestored(tx: Db, restored: readonly LeadRestoration[], context: WriteContext): Promise<void> {
  const at = context.now()
  const returning = restored.filter(
    ({ fields, unsubscribes, stood }) => fields.length > 0 || unsubscribes || stood !== null,
  )
  const rows = returning.map(({ lead, own, unsubscribes, stood }) => {
    const mailability = unsubscribes ? ('unsubscribed' as const) : lead.mailability
    return withKeys({ ...lead, ...own, mailability, ...stood, updated_at: at, version: lead.version + 1 })
  })
  await leadRows.save(tx, rows)
  await putValueRows(
    tx,
    returning.flatMap(({ put }) => put),
  )
  await dropValues(
    tx,
    returning.flatMap(({ lead, drop }) => drop.map(field_id => ({ lead_id: lead.id, field_id }))),
  )
  for (const { lead, fields, unsubscribes, stood } of returning) {
    const lead_id = lead.id
    if (stood) await context.emit(tx, leadNoted, { lead_id, data: { fields: ['unsubscribed_at'] } })
    if (fields.length > 0) await context.emit(tx, leadUpdated, { lead_id, data: { fields } })
    if (!unsubscribes) continue
    await recordWithdrawal(tx, { lead_id, cause: 'import_undone' }, context)
    await context.emit(tx, leadUnsubscribed, { lead_id, data: { cause: 'import_undone' } })
  }
  await giveBack(tx, returning, context)
}

/**
 * The consent that held before a withdrawal of the file, once more in the ledger: emails cite the last entry. Where none did, that the
 * withdrawal is over.
 */
async function giveBack(tx: Db, restored: readonly LeadRestoration[], context: WriteContext): Promise<void> {
  for (const { lead, stood } of restored)
    if (stood?.mailability === 'unsubscribed')
      await recordWithdrawal(tx, { lead_id: lead.id, cause: 'import_undone' }, context)
  const ids = restored.flatMap(({ lead, stood }) => (stood?.mailability === 'subscribed' ? [lead.id] : []))
  if (ids.length === 0) return
  const given = await latestGiven(tx, ids)
  for (const lead_id of ids) {
    const former = given.get(lead_id)
    if (former) {
      const { text, text_version, page_url, locale, ip } = former
      const entry = { lead_id, text, text_version, page_url, locale, ip }
      await recordConsent(tx, { ...entry, place: 'import', method: 'import_undone' }, context)
    }
    await context.emit(tx, leadSubscribed, { lead_id, data: { cause: 'import_undone' } })
  }
}

/** Takes the leads from the tags and audiences that the import gave them. */
async function takeOut(
  tx: Db,
  import_id: string,
  changed: readonly CreatedLead[],
  { emit }: WriteContext,
): Promise<void> {
  const having = (which: 'tag_ids' | 'audience_ids') => {
    const pairs = changed.flatMap(({ lead, before }) => (before?.[which] ?? []).map(id => [id, lead.id] as const))
    return Map.groupBy(pairs, ([id]) => id)
  }
  const ids = (pairs: readonly (readonly [string, string])[]) => pairs.map(([, lead_id]) => lead_id)
  for (const [tag_id, pairs] of having('tag_ids')) {
    // A tag that somebody gave again since is theirs.
    const own = (await assignmentsOf(tx, ids(pairs), [tag_id])).filter(({ source_id }) => source_id === import_id)
    await untagManyLeads(
      tx,
      own.map(({ lead_id }) => lead_id),
      tag_id,
      emit,
    )
  }
  for (const [audience_id, pairs] of having('audience_ids')) {
    const on = await leadsOn(tx, ids(pairs), audience_id)
    await leaveManyLeads(tx, [...on], audience_id, emit)
  }
}

/**
 * Applies the decisions on rows: new leads, changes of existing leads, and what is stored so that the import can be
 * undone.
 */

import type { Handle } from '../../../platform/database/handle.ts'
import { type Emit, emitMany } from '../../../platform/events/emit.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { faultPoint } from '../../../platform/runtime/fault-point.ts'
import { joinManyLeads } from '../audiences/rules.ts'
import { recordConsent, recordWithdrawal } from '../consents/rules.ts'
import { putValueRows, type ValueRow } from '../custom-fields/rules.ts'
import { type StatedSuppression, type Suppressing, takeStatements } from '../email-status/rules.ts'
import { leadCreated, leadSubscribed, leadUpdated } from '../lead-records/events.ts'
import { nothingKnown } from '../lead-records/fields.ts'
import { type LeadRow, leadRows, withKeys } from '../lead-records/rules.ts'
import { freshLead } from '../leads/rules.ts'
import { leftAmong, type Withdrawal, type WrittenWithdrawal } from '../mailability/rules.ts'
import { tagManyLeads } from '../tags/rules.ts'
import type { Candidate, CustomValue } from './candidates.ts'
import {
  agrees,
  type Changes,
  type Decision,
  type ImportChoices,
  type OwnerWithdrawal,
  statementsOf,
  tagsGiven,
} from './decide.ts'
import { type FileTags, makeTags } from './file-tags.ts'
import type { Before, NewTag, StoredPair } from './statuses.ts'

type Db = Handle<'site'>

export interface CommitContext extends ImportChoices {
  import_id: string
  operation_id: string
  tags: FileTags
  suppress: Suppressing['suppress']
}

/** The result of a row: its lead, and the lead's former values. */
export interface RowResult {
  decision: Decision
  lead_id: string | null
  before: Before | null
}

export async function takeIn(
  tx: Db,
  taking: CommitContext,
  decisions: readonly Decision[],
  context: WriteContext,
): Promise<{ taken: RowResult[]; new_tags: NewTag[] }> {
  const emailKeys = decisions.flatMap(({ verdict, candidate }) => (verdict === 'new' ? [candidate.email_key] : []))
  const withdrawn = await leftAmong(tx, emailKeys)
  const work = new Work()
  const made = new Map<string, LeadRow>()
  const taken = decisions.map(decision => {
    const { verdict, candidate, changes } = decision
    if (verdict === 'new') {
      const fresh = newLead(candidate, taking, withdrawn.has(candidate.email_key), context)
      made.set(candidate.email_key, fresh)
      work.create(fresh, candidate, taking)
      if (decision.owner_withdrawal) work.withdraw(decision.owner_withdrawal)
      return { decision, lead_id: fresh.id, before: null }
    }
    const lead = decision.lead ?? made.get(candidate.email_key)
    if (!lead || !changes) return { decision, lead_id: decision.lead?.id ?? null, before: null }
    work.change(lead, candidate, changes, context.now())
    return { decision, lead_id: lead.id, before: beforeOf(lead, candidate, changes) }
  })
  const new_tags = taking.tags.newAmong(work.tag_ids)
  await makeTags(tx, new_tags, context)
  const entries = await work.carryOut(tx, taking, context)
  return { taken: taken.map(one => ({ ...one, before: withEntries(one, entries) })), new_tags }
}

/** Those of the ledger that a later undo has to find as the last ones. */
interface Entries {
  given: ReadonlyMap<string, string>
  withdrawn: ReadonlyMap<string, WrittenWithdrawal>
}

function withEntries({ lead_id, before, decision }: RowResult, { given, withdrawn }: Entries): Before | null {
  const { owner_withdrawal: owner } = decision
  const left = owner && withdrawn.get(owner.lead.id)?.id
  if (left) return { former_owner: { entry_id: left, ...toMailability(owner.lead) } }
  if (before === null) return null
  const { withdrawn: stood, ...kept } = before
  const [consent_id, entry_id] = [given.get(lead_id ?? ''), withdrawn.get(lead_id ?? '')?.id]
  return {
    ...kept,
    ...(consent_id !== undefined && { consent_id }),
    ...(stood && entry_id !== undefined && { withdrawn: { ...stood, entry_id } }),
  }
}

function newLead(candidate: Candidate, taking: CommitContext, hadWithdrawn: boolean, context: WriteContext): LeadRow {
  const { email, own, consent } = candidate
  const now = context.now()
  const left = hadWithdrawn || consent.standing === 'withdrawn'
  return freshLead({
    id: context.newId('lead'),
    email,
    own: { ...nothingKnown(), ...own } as LeadRow,
    mailability: agrees(candidate, taking) && !left ? 'subscribed' : 'unsubscribed',
    unsubscribed_at: left ? Math.min(consent.withdrawn_at?.at ?? now, now) : null,
    source: 'import',
    quality: undefined,
    confirmation: 'none',
    at: now,
  })
}

const valueRow = (lead_id: string, { field, ...value }: CustomValue): ValueRow => ({
  lead_id,
  field_id: field.id,
  ...value,
})

const idsOf = (leads: readonly LeadRow[]): string[] => leads.map(({ id }) => id)

/** The writes of a group of rows, collected so that each table is written once. */
class Work {
  readonly #created: LeadRow[] = []
  readonly #saved: LeadRow[] = []
  readonly #values: ValueRow[] = []
  readonly #updated: { lead_id: string; fields: string[] }[] = []
  readonly #subscribed: LeadRow[] = []
  /** Leads that agreed by the file, and new ones that withdrew by it, with their rows. */
  readonly #agreed: { lead: LeadRow; candidate: Candidate }[] = []
  readonly #left: { lead: LeadRow; candidate: Candidate }[] = []
  readonly #withdrawals: Withdrawal[] = []
  readonly #suppressions: StatedSuppression[] = []
  readonly #tagged = new Map<string, string[]>()
  readonly #joined = new Map<string, string[]>()

  create(lead: LeadRow, candidate: Candidate, taking: CommitContext): void {
    this.#created.push(lead)
    if (lead.mailability === 'subscribed') this.#agreed.push({ lead, candidate })
    const { withdrawal, suppression } = statementsOf(candidate)
    if (withdrawal) this.#left.push({ lead, candidate })
    if (suppression) this.#suppressions.push(suppression)
    for (const value of candidate.custom) this.#values.push(valueRow(lead.id, value))
    this.#gather(lead.id, tagsGiven(candidate, { asked: taking, tags: taking.tags }), taking.audience_ids)
  }

  withdraw({ lead, withdrawal }: OwnerWithdrawal): void {
    this.#withdrawals.push({ ...withdrawal, lead_id: lead.id })
  }

  change(lead: LeadRow, candidate: Candidate, changes: Changes, at: number): void {
    const { own, custom, tag_ids, audience_ids, subscribes, restates, withdrawal, suppression } = changes
    if (withdrawal) this.#withdrawals.push({ ...withdrawal, lead_id: lead.id })
    if (suppression) this.#suppressions.push(suppression)
    for (const { value } of custom) this.#values.push(valueRow(lead.id, value))
    this.#gather(lead.id, tag_ids, audience_ids)
    const fields = [...own, ...custom.map(({ value }) => value.field.name)]
    if (fields.length > 0) this.#updated.push({ lead_id: lead.id, fields })
    if (subscribes) this.#subscribed.push(lead)
    if (subscribes || restates) this.#agreed.push({ lead, candidate })
    if (fields.length === 0 && !subscribes) return
    const given = Object.fromEntries(own.map(field => [field, candidate.own[field]]))
    const mailability = subscribes ? 'subscribed' : lead.mailability
    this.#saved.push(withKeys({ ...lead, ...given, mailability, updated_at: at, version: lead.version + 1 }))
  }

  #gather(lead_id: string, tag_ids: readonly string[], audience_ids: readonly string[]): void {
    for (const [ids, gathered] of [
      [tag_ids, this.#tagged],
      [audience_ids, this.#joined],
    ] as const) {
      for (const id of ids) {
        const list = gathered.get(id)
        if (list) list.push(lead_id)
        else gathered.set(id, [lead_id])
      }
    }
  }

  get tag_ids(): Iterable<string> {
    return this.#tagged.keys()
  }

  /** All is asked in its order without waiting for each, so that the next is made ready while one runs. */
  async carryOut(tx: Db, taking: CommitContext, context: WriteContext): Promise<Entries> {
    const { emit } = context
    const [at, source_id] = [context.now(), taking.import_id]
    const [given] = await Promise.all([
      this.#recordConsents(tx, taking, context),
      leadRows.insertFresh(tx, this.#created),
      leadRows.save(tx, this.#saved),
      putValueRows(tx, this.#values),
      this.#emitAll(tx, emit),
      ...[...this.#tagged].map(([tag_id, ids]) => {
        const given = ids.map(lead_id => ({ lead_id, source_id }))
        return tagManyLeads(tx, given, tag_id, { source: 'import', at }, emit)
      }),
      ...[...this.#joined].map(([id, ids]) => joinManyLeads(tx, ids, id, at, emit)),
    ])
    const withdrawn = await takeStatements(
      tx,
      { withdrawals: this.#withdrawals, suppressions: this.#suppressions },
      { cause: 'import', operation_id: taking.operation_id },
      { suppress: taking.suppress, context },
    )
    faultPoint('between the writes of an import')
    return { given, withdrawn }
  }

  async #emitAll(tx: Db, emit: Emit): Promise<void> {
    for (const [mailability, leads] of Map.groupBy(this.#created, lead => lead.mailability)) {
      await emitMany(emit, tx, leadCreated, idsOf(leads), { source: 'import', mailability })
    }
    for (const { lead_id, fields } of this.#updated) {
      await emit(tx, leadUpdated, { lead_id, data: { fields, source: 'import' } })
    }
    await emitMany(emit, tx, leadSubscribed, idsOf(this.#subscribed), { cause: 'import' })
  }

  /** For every lead that is subscribed, with the proof that its row has; and of new ones, that they left. */
  async #recordConsents(tx: Db, { consent }: CommitContext, context: WriteContext): Promise<Map<string, string>> {
    const entries = new Map<string, string>()
    for (const { lead, candidate } of this.#agreed) {
      const { given_at, given_ip, source, evidence } = candidate.consent
      const text = [consent?.text ?? '', source].filter(part => part !== '').join(' · ') || evidence
      const { id } = await recordConsent(
        tx,
        {
          ...{ lead_id: lead.id, text, text_version: consent?.text_version ?? 1, locale: lead.language },
          ...{ place: 'import', method: 'import', page_url: null, ip: given_ip, at: given_at },
        },
        context,
      )
      entries.set(lead.id, id)
    }
    for (const { lead, candidate } of this.#left) {
      const { withdrawn_at, evidence: text } = candidate.consent
      await recordWithdrawal(tx, { lead_id: lead.id, cause: 'import', at: withdrawn_at?.at ?? null, text }, context)
    }
    return entries
  }
}

const toMailability = ({ mailability, unsubscribed_at }: LeadRow) => ({ mailability, unsubscribed_at })

/** For undo: the former and the new values of an existing lead. */
function beforeOf(lead: LeadRow, { own }: Candidate, changes: Changes): Before {
  const pair = ({ text, number }: { text: string | null; number: number | null }): StoredPair => [text, number]
  const { own: fields, custom, tag_ids, audience_ids, subscribes, withdrawal } = changes
  return {
    ...(fields.length > 0 && { own: Object.fromEntries(fields.map(f => [f, [lead[f], own[f] ?? null]])) }),
    ...(custom.length > 0 && {
      custom: Object.fromEntries(
        custom.map(({ value, before }) => [value.field.id, [before && pair(before), pair(value)]]),
      ),
    }),
    ...(tag_ids.length > 0 && { tag_ids }),
    ...(audience_ids.length > 0 && { audience_ids }),
    ...(subscribes && { subscribed: true }),
    ...(withdrawal && { withdrawn: { entry_id: '', ...toMailability(lead) } }),
  }
}

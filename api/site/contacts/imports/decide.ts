/** Decides for each row of an import whether its lead is new, changed, same or refused. Writes nothing. */
import type { Handle } from '../../../platform/database/handle.ts'
import { leadsOn } from '../audiences/rules.ts'
import {
  type ConsentRow,
  isImportedConsent,
  isImportedWithdrawal,
  latestEntries,
  latestWithdrawals,
  ownConsents,
} from '../consents/rules.ts'
import { type ValueRow, valueRowsOf } from '../custom-fields/rules.ts'
import { agreedSince, type StatedSuppression, type Suppressing } from '../email-status/rules.ts'
import type { OwnField } from '../lead-records/fields.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import { manyLeads } from '../leads/rules.ts'
import type { Withdrawal } from '../mailability/rules.ts'
import { assignmentsOf } from '../tags/rules.ts'
import type { Candidate, CustomValue } from './candidates.ts'
import type { FileTags } from './file-tags.ts'
import type { Consent, ImportMode, ProblemOfRow, Verdict } from './statuses.ts'

type Db = Handle<'site'>

export interface ImportChoices {
  mode: ImportMode
  tag_ids: readonly string[]
  audience_ids: readonly string[]
  consent: Consent | null
}

/** The changes that a row makes to an existing lead. */
export interface Changes {
  own: OwnField[]
  custom: { value: CustomValue; before: ValueRow | null }[]
  tag_ids: string[]
  audience_ids: string[]
  subscribes: boolean
  /** Another import has stated the consent so far, and may be undone. */
  restates: boolean
  withdrawal: Omit<Withdrawal, 'lead_id'> | null
  suppression: StatedSuppression | null
  /** Another one covers the suppression. */
  is_covered: boolean
}
const none: Omit<Changes, 'withdrawal' | 'suppression' | 'is_covered'> = {
  ...{ own: [], custom: [], tag_ids: [], audience_ids: [], subscribes: false, restates: false },
}

export interface Decision {
  candidate: Candidate
  verdict: Verdict
  problems: readonly ProblemOfRow[]
  /** Absent, too, of a row that repeats one whose lead is not made yet. */
  lead: LeadRow | undefined
  changes: Changes | undefined
  /** Of a new lead that withdrew: whoever had its address before, and withdraws too. */
  owner_withdrawal?: OwnerWithdrawal
}

export interface OwnerWithdrawal {
  lead: LeadRow
  withdrawal: Omit<Withdrawal, 'lead_id'>
}

/** What rows of one person share: the present address of a lead that had this one before a merge. */
export const personKey = ({ email_key }: Candidate, lead: LeadRow | undefined): string => lead?.email_key ?? email_key

/** People whom an earlier row of the same file has already. */
export type SeenBefore = (leads: ReadonlyMap<string, LeadRow>, fresh: readonly Candidate[]) => Promise<Set<string>>

export interface DecisionContext {
  asked: ImportChoices
  tags: FileTags
  seenBefore: SeenBefore
  /** Those of the statements that are not written yet; false of one that another covers. */
  newOnes(db: Db, stated: readonly StatedSuppression[]): ReturnType<Suppressing['newOnes']>
}

export async function decide(db: Db, candidates: readonly Candidate[], deciding: DecisionContext): Promise<Decision[]> {
  const { asked, seenBefore, tags } = deciding
  const fit = candidates.filter(({ is_refused, consent }) => !is_refused && consent.status !== 'test')
  const leads = await manyLeads.findByKeys(
    db,
    fit.map(({ email_key }) => email_key),
  )
  const seen = await seenBefore(leads, fit)
  const withdrawals = fit.filter(({ email_key, consent }) => consent.standing === 'withdrawn' && !leads.has(email_key))
  const owners = await manyLeads.loadLastOwners(
    db,
    withdrawals.map(({ email_key }) => email_key),
  )
  const known = await knownOf(db, deciding, [...leads.values(), ...owners.values()], fit)
  return candidates.map(candidate => {
    const { problems, is_refused, email_key, consent } = candidate
    const left_out = { candidate, lead: undefined, changes: undefined }
    if (consent.status === 'test')
      return { ...left_out, verdict: 'skipped', problems: [{ column: null, code: 'test_row' }] }
    if (is_refused) return { ...left_out, verdict: 'refused', problems }
    const lead = leads.get(email_key)
    const person = personKey(candidate, lead)
    if (seen.has(person)) return repeated(candidate, lead)
    seen.add(person)
    if (!lead) {
      const owner = owners.get(email_key)
      const withdrawal = owner && statedOf(candidate, owner, known).withdrawal
      const fresh = { candidate, verdict: 'new' as const, problems, lead, changes: undefined }
      return owner && withdrawal ? { ...fresh, owner_withdrawal: { lead: owner, withdrawal } } : fresh
    }
    const stated = statedOf(candidate, lead, known)
    const changes = changesOf(candidate, lead, { asked, tags }, known, stated)
    const noted = problems.filter(({ code }) => code !== 'value_missing')
    return {
      candidate,
      verdict: changes && isChange(changes, lead) ? 'changed' : 'same',
      problems: [...noted, ...stated.problems],
      lead,
      changes,
    }
  })
}

/** A later row of an address counts only for what forbids email to it. */
function repeated(candidate: Candidate, lead: LeadRow | undefined): Decision {
  const problems: ProblemOfRow[] = [...candidate.problems, { column: null, code: 'email_repeated' }]
  const { withdrawal, suppression } = statementsOf(candidate)
  if (!withdrawal && !suppression)
    return { candidate, verdict: 'refused', problems, lead: undefined, changes: undefined }
  return {
    candidate,
    verdict: 'changed',
    problems,
    lead,
    changes: { ...none, withdrawal, suppression, is_covered: false },
  }
}

/** What the row says against email to its person. */
export function statementsOf({ email, consent }: Candidate): Pick<Changes, 'withdrawal' | 'suppression'> {
  const { standing, withdrawn_at, suppressed_for: reason, suppressed_at, evidence } = consent
  return {
    withdrawal: standing === 'withdrawn' ? { at: withdrawn_at?.at ?? null, text: evidence } : null,
    suppression: reason && { address: email, reason, at: suppressed_at, evidence },
  }
}

interface LeadFacts {
  values: ReadonlyMap<string, readonly ValueRow[]>
  tagged: ReadonlyMap<string, ReadonlySet<string>>
  on: ReadonlyMap<string, ReadonlySet<string>>
  /** When each last agreed in person. */
  agreed: ReadonlyMap<string, number>
  /** The last entry of each's ledger. */
  last: ReadonlyMap<string, ConsentRow>
  /** Each's last withdrawal. */
  withdrawn: ReadonlyMap<string, ConsentRow>
  /** By address: whether a suppression that is not written yet would hold. */
  suppressible: ReadonlyMap<string, boolean>
}

/** What hangs on the leads that the rows could change. */
async function knownOf(
  db: Db,
  { asked, tags, newOnes }: DecisionContext,
  leads: readonly LeadRow[],
  fit: readonly Candidate[],
): Promise<LeadFacts> {
  const all = leads.map(({ id }) => id)
  const ids = asked.mode === 'skip' ? [] : all
  const suppressed = fit.flatMap(candidate => statementsOf(candidate).suppression ?? [])
  const fresh = await newOnes(db, all.length > 0 ? suppressed : [])
  const known: LeadFacts = {
    ...{ values: new Map<string, ValueRow[]>(), tagged: new Map(), on: new Map() },
    agreed: await (all.length > 0 && fit.some(({ consent }) => consent.withdrawn_at)
      ? ownConsents(db, all)
      : new Map()),
    last: await (all.length > 0 && fit.some(one => agrees(one, asked)) ? latestEntries(db, all) : new Map()),
    withdrawn: await (all.length > 0 && fit.some(one => one.consent.standing === 'withdrawn')
      ? latestWithdrawals(db, all)
      : new Map()),
    suppressible: new Map([...fresh].map(([{ address }, holds]) => [address, holds])),
  }
  if (ids.length === 0) return known
  if (fit.some(({ custom }) => custom.length > 0)) {
    known.values = Map.groupBy(await valueRowsOf(db, ids), ({ lead_id }) => lead_id)
  }
  const [tagged, on] = [new Map<string, Set<string>>(), new Map<string, ReadonlySet<string>>()]
  const tag_ids = new Set([...asked.tag_ids, ...fit.flatMap(tags.of)])
  if (tag_ids.size > 0) {
    for (const { tag_id, lead_id } of await assignmentsOf(db, ids, [...tag_ids])) {
      const having = tagged.get(tag_id)
      if (having) having.add(lead_id)
      else tagged.set(tag_id, new Set([lead_id]))
    }
  }
  for (const id of asked.audience_ids) on.set(id, await leadsOn(db, ids, id))
  return { ...known, tagged, on }
}

type ConsentChanges = Pick<Changes, 'withdrawal' | 'suppression' | 'is_covered'> & { problems: ProblemOfRow[] }

/** What of it is new for the lead, or was said by another import alone. Nobody is taken out who has agreed here since. */
function statedOf(candidate: Candidate, lead: LeadRow, { agreed, withdrawn, suppressible }: LeadFacts): ConsentChanges {
  const { withdrawal, suppression } = statementsOf(candidate)
  const entry = withdrawn.get(lead.id)
  const hasLeft = lead.unsubscribed_at !== null && !(entry && isImportedWithdrawal(entry))
  const isOver = lead.mailability === 'subscribed' && agreedSince(candidate.consent.withdrawn_at, agreed.get(lead.id))
  return {
    withdrawal: hasLeft || isOver ? null : withdrawal,
    suppression: suppression && suppressible.has(suppression.address) ? suppression : null,
    is_covered: suppressible.get(suppression?.address ?? '') === false,
    problems: withdrawal && !hasLeft && isOver ? [{ column: null, code: 'consent_newer' }] : [],
  }
}

/** Undefined where nothing changes. */
function changesOf(
  candidate: Candidate,
  lead: LeadRow,
  given: Pick<DecisionContext, 'asked' | 'tags'>,
  known: LeadFacts,
  { withdrawal, suppression, is_covered }: ConsentChanges,
): Changes | undefined {
  const changes = {
    ...(given.asked.mode === 'skip' ? none : valuesOf(candidate, lead, given, known)),
    ...{ withdrawal, suppression, is_covered },
  }
  return isChange(changes, lead) || withdrawal || suppression || changes.restates ? changes : undefined
}

/** Whether the lead is another afterwards: saying once more what an import has said changes nothing yet. */
function isChange({ own, custom, tag_ids, audience_ids, subscribes, ...stated }: Changes, lead: LeadRow): boolean {
  const sets = own.length + custom.length + tag_ids.length + audience_ids.length
  const withdraws = stated.withdrawal !== null && lead.unsubscribed_at === null
  return sets > 0 || subscribes || withdraws || (stated.suppression !== null && !stated.is_covered)
}

function valuesOf(
  candidate: Candidate,
  lead: LeadRow,
  { asked, tags }: Pick<DecisionContext, 'asked' | 'tags'>,
  known: LeadFacts,
): typeof none {
  const replaces = asked.mode === 'update'
  const own = (Object.keys(candidate.own) as OwnField[]).filter(
    field => lead[field] !== candidate.own[field] && (replaces || lead[field] === null),
  )
  const values = known.values.get(lead.id) ?? []
  const custom = candidate.custom.flatMap(value => {
    const before = values.find(({ field_id }) => field_id === value.field.id) ?? null
    const isSame = before !== null && before.text === value.text && before.number === value.number
    return isSame || (before !== null && !replaces) ? [] : [{ value, before }]
  })
  const agreesNow = agrees(candidate, asked) && lead.unsubscribed_at === null
  const last = known.last.get(lead.id)
  const lacking = (ids: readonly string[], having: ReadonlyMap<string, ReadonlySet<string>>) =>
    ids.filter(id => !having.get(id)?.has(lead.id))
  return {
    ...{ own, custom },
    tag_ids: lacking(tagsGiven(candidate, { asked, tags }), known.tagged),
    audience_ids: lacking(asked.audience_ids, known.on),
    // An import never subscribes a lead that unsubscribed.
    subscribes: agreesNow && lead.mailability !== 'subscribed',
    restates: agreesNow && lead.mailability === 'subscribed' && last !== undefined && isImportedConsent(last),
  }
}

/** What the row says holds before the statement for its file. */
export const agrees = ({ consent: { standing } }: Candidate, { consent }: Pick<ImportChoices, 'consent'>): boolean =>
  standing === null ? consent !== null : standing === 'subscribed'

/** The tags that the import gives the person of a row. */
export const tagsGiven = (candidate: Candidate, { asked, tags }: Pick<DecisionContext, 'asked' | 'tags'>): string[] => [
  ...new Set([...asked.tag_ids, ...tags.of(candidate)]),
]

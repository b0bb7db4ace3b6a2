/** Decides for each row of an import whether its lead is new, changed, same or refused. Writes nothing. */
import type { Handle } from '../../../platform/database/handle.ts'
import { leadsOn } from '../audiences/rules.ts'
import { type ValueRow, valueRowsOf } from '../custom-fields/rules.ts'
import type { OwnField } from '../leads/fields.ts'
import { type LeadRow, manyLeads } from '../leads/rules.ts'
import { leadsTagged } from '../tags/rules.ts'
import type { Candidate, CustomValue } from './candidates.ts'
import type { Consent, ImportMode, ProblemOfRow, Verdict } from './states.ts'

type Db = Handle<'site'>

export interface Asked {
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
}

export interface Decision {
  candidate: Candidate
  verdict: Verdict
  problems: readonly ProblemOfRow[]
  lead: LeadRow | undefined
  changes: Changes | undefined
}

/** What rows of one person share: the present address of a lead that had this one before a merge. */
export const personKey = ({ email_key }: Candidate, lead: LeadRow | undefined): string => lead?.email_key ?? email_key

/** People whom an earlier row of the same file has already. */
export type SeenBefore = (leads: ReadonlyMap<string, LeadRow>, fresh: readonly Candidate[]) => Promise<Set<string>>

export async function decide(
  db: Db,
  asked: Asked,
  candidates: readonly Candidate[],
  seenBefore: SeenBefore,
): Promise<Decision[]> {
  const fit = candidates.filter(({ is_refused }) => !is_refused)
  const leads = await manyLeads.withKeysOf(
    db,
    fit.map(({ email_key }) => email_key),
  )
  const seen = await seenBefore(leads, fit)
  const known = await knownOf(db, asked, [...leads.values()], fit)
  return candidates.map(candidate => {
    const { problems, is_refused, email_key } = candidate
    const refused = { candidate, verdict: 'refused' as const, lead: undefined, changes: undefined }
    if (is_refused) return { ...refused, problems }
    const lead = leads.get(email_key)
    const person = personKey(candidate, lead)
    if (seen.has(person)) return { ...refused, problems: [...problems, { column: null, code: 'email_repeated' }] }
    seen.add(person)
    if (!lead) return { candidate, verdict: 'new', problems, lead, changes: undefined }
    const changes = asked.mode === 'skip' ? undefined : changesOf(candidate, lead, asked, known)
    const noted = problems.filter(({ code }) => code !== 'value_missing')
    return { candidate, verdict: changes ? 'changed' : 'same', problems: noted, lead, changes }
  })
}

interface Known {
  values: ReadonlyMap<string, readonly ValueRow[]>
  tagged: ReadonlyMap<string, ReadonlySet<string>>
  on: ReadonlyMap<string, ReadonlySet<string>>
}

/** What hangs on the leads that the rows could change. */
async function knownOf(db: Db, asked: Asked, leads: readonly LeadRow[], fit: readonly Candidate[]): Promise<Known> {
  const ids = asked.mode === 'skip' ? [] : leads.map(({ id }) => id)
  const known = { values: new Map<string, ValueRow[]>(), tagged: new Map(), on: new Map() }
  if (ids.length === 0) return known
  if (fit.some(({ custom }) => custom.length > 0)) {
    known.values = Map.groupBy(await valueRowsOf(db, ids), ({ lead_id }) => lead_id)
  }
  for (const id of asked.tag_ids) known.tagged.set(id, await leadsTagged(db, ids, id))
  for (const id of asked.audience_ids) known.on.set(id, await leadsOn(db, ids, id))
  return known
}

/** Undefined where nothing changes. */
function changesOf(candidate: Candidate, lead: LeadRow, asked: Asked, known: Known): Changes | undefined {
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
  const lacking = (ids: readonly string[], having: ReadonlyMap<string, ReadonlySet<string>>) =>
    ids.filter(id => !having.get(id)?.has(lead.id))
  const tag_ids = lacking(asked.tag_ids, known.tagged)
  const audience_ids = lacking(asked.audience_ids, known.on)
  // An import never subscribes a lead that unsubscribed.
  const subscribes = asked.consent !== null && lead.mailability !== 'subscribed' && lead.unsubscribed_at === null
  const isNothing = own.length + custom.length + tag_ids.length + audience_ids.length === 0 && !subscribes
  return isNothing ? undefined : { own, custom, tag_ids, audience_ids, subscribes }
}

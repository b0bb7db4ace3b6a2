/** The facts of a site that a simulation needs, read once: for filters, and for rendering emails. */
import { isMail } from '../../../../../workflows/core/mail.ts'
import { idsOfStep, isMembershipStep } from '../../../../../workflows/core/memberships.ts'
import type { SimulatedLead, SimulatedValue, Surroundings } from '../../../../../workflows/simulate/overlay.ts'
import { resolveDate } from '../../../../../workflows/time/date-field.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { SiteFacts } from '../../../../platform/features/context.ts'
import { isId } from '../../../../platform/runtime/ids.ts'
import { askedFacts, matches } from '../../../../platform/schemas/filter/matches.ts'
import type { Filter } from '../../../../platform/schemas/filter/schema.ts'
import { type FieldRow, fieldsOfSite, parseFieldValue } from '../../../contacts/custom-fields/rules.ts'
import type { LeadFacts } from '../../../contacts/leads/rules.ts'
import { type SenderRow, sendersById } from '../../../email/senders/rules.ts'
import { presentTemplates } from '../../../email/templates/rules.ts'
import type { AccessRow } from '../../../sandboxes/sandbox-access/rules.ts'
import type { SandboxRow } from '../../../sandboxes/sandboxes/rules.ts'
import type { JourneyDocument } from '../../journey-records/rules.ts'
import { memberSets } from '../../runs/rules.ts'
import { everyStep } from '../steps.ts'
import { changeSimulatedAccess, readSandboxes, sandboxSetsAt, toSimulatedAccesses } from './sandboxes.ts'

type Db = Handle<'site'>

export interface SimulatedSite {
  site: SiteFacts
  public_url: string
  fields: Map<string, FieldRow>
  /** Ids of tags and audiences that are there. */
  sets: Set<string>
  templates: Awaited<ReturnType<typeof presentTemplates>>
  senders: Map<string, SenderRow>
  /** Those that steps name and that the leads have. */
  sandboxes: ReadonlyMap<string, SandboxRow>
  /** Of each lead, those that are not deleted. */
  accesses: ReadonlyMap<string, AccessRow[]>
}

interface FactsQuery {
  site: SiteFacts
  public_url: string
  set_ids: readonly string[]
  lead_ids: readonly string[]
}

/** Reads what the steps of a document refer to; of `set_ids`, tags and audiences, those that exist. */
export async function readSite(
  db: Db,
  document: JourneyDocument,
  { site, public_url, set_ids, lead_ids }: FactsQuery,
): Promise<SimulatedSite> {
  const steps = [...everyStep(document.steps)].map(({ step }) => step)
  const named = new Set([...set_ids, ...steps.flatMap(step => (isMembershipStep(step) ? idsOfStep(step) : []))])
  const sets = new Set<string>()
  for (const { type, exists } of Object.values(memberSets)) {
    for (const id of named) if (isId(type, id) && (await exists(db, id))) sets.add(id)
  }
  const mailed = steps.filter(isMail)
  return {
    site,
    public_url,
    sets,
    fields: new Map((await fieldsOfSite(db)).map(field => [field.id, field])),
    templates: await presentTemplates(db, [...new Set(mailed.map(step => step.template_id))]),
    senders: await sendersById(db, [...new Set(mailed.map(step => step.sender_id))]),
    ...(await readSandboxes(db, steps, lead_ids)),
  }
}

/** A lead as the simulation keeps it, without values of deleted fields. */
export function toSimulated(facts: LeadFacts, { fields, accesses }: SimulatedSite): SimulatedLead {
  const values = [...fields.values()].flatMap(({ id, name }): [string, SimulatedValue][] => {
    const value = facts.custom_fields[name]
    return value === undefined ? [] : [[id, value]]
  })
  return {
    tags: facts.tags.toSorted(),
    audiences: facts.audiences.toSorted(),
    fields: Object.fromEntries(values),
    sandboxes: toSimulatedAccesses(accesses.get(facts.id) ?? []),
    subscribed: facts.mailability === 'subscribed',
    withdrawn: facts.unsubscribed_at !== null,
    acts: [],
  }
}

/** The facts of a lead with the simulated changes applied. */
export function factsAt(
  base: LeadFacts,
  lead: SimulatedLead,
  { fields, sandboxes }: SimulatedSite,
  now: number,
): LeadFacts {
  const named = Object.entries(lead.fields).flatMap(([id, value]): [string, SimulatedValue][] => {
    const name = fields.get(id)?.name
    return name === undefined ? [] : [[name, value]]
  })
  return {
    ...base,
    tags: lead.tags,
    audiences: lead.audiences,
    mailability: lead.subscribed ? 'subscribed' : 'unsubscribed',
    unsubscribed_at: lead.withdrawn ? (base.unsubscribed_at ?? 0) : null,
    custom_fields: Object.fromEntries(named),
    ...sandboxSetsAt(lead, sandboxes, now),
  }
}

/** The site as the runner asks about it. */
export const surroundingsOf = (known: SimulatedSite, base: LeadFacts): Surroundings => ({
  has: (_set, id) => known.sets.has(id),
  parseValue(field_id, value) {
    const field = known.fields.get(field_id)
    return field ? parseFieldValue(field, value) : { ok: false, code: 'unknown_reference' }
  },
  holds(filter, lead, now) {
    const facts = factsAt(base, lead, known, now)
    const present = { now, timezone: known.site.timezone }
    return {
      holds: matches(filter as Filter, facts, present),
      facts: askedFacts(filter as Filter, facts, present),
    }
  },
  changeAccess: (effect, lead, now) => changeSimulatedAccess(effect, lead, known.sandboxes, now),
  resolveDate(effect, lead, run) {
    const field = known.fields.get(effect.field_id)
    if (field?.type !== 'date') return { ok: true, outcome: { at: null, reason: 'no_field' } }
    const date = lead.fields[field.id] ?? null
    const outcome = resolveDate(effect, date === null ? null : String(date), run)
    return { ok: true, outcome, facts: { [field.name]: date } }
  },
})

/** Which leads a draft would have reached in the last days: past events, its triggers, its rules, its emails. */

import { setImmediate } from 'node:timers/promises'
import { isMail } from '../../../../../workflows/core/mail.ts'
import { hasEnded } from '../../../../../workflows/core/state.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { Context } from '../../../../platform/features/context.ts'
import { query } from '../../../../platform/features/endpoint.ts'
import { toInstant } from '../../../../platform/runtime/clock.ts'
import { currentConsent } from '../../../contacts/consents/rules.ts'
import { type LeadFacts, leadFacts } from '../../../contacts/leads/rules.ts'
import { suppressedLeads } from '../../../email/suppressions/rules.ts'
import { personalRenderer } from '../../../email/templates/personal.ts'
import { unwantedTemplates } from '../../../email/unsubscribe-page/rules.ts'
import { journeyLimits } from '../../journey-records/limits.ts'
import type { JourneyDocument } from '../../journey-records/rules.ts'
import { journeyProblems } from '../checks/validate.ts'
import { refusalOf } from '../enrollments/enrollment.ts'
import { everyStep } from '../steps.ts'
import { broughtIn, type EventArrival } from './brought.ts'
import * as contract from './contract.ts'
import type { SimulatedMail } from './mail.ts'
import { readDocument, requirePlayable, standInOf } from './service.ts'
import { readSite, type SimulatedSite } from './site-facts.ts'
import { tryOut } from './try-out.ts'

type Db = Handle<'site'>
const day_ms = 24 * 3_600_000
const turn_leads = 10
const read_leads = 500

interface ReachedLead extends EventArrival {
  email: string
  outcome: 'enrolled' | 'suppressed' | 'not_matching'
  status: string | null
  emails: SimulatedMail[]
}

export const whatIf = query(contract.whatIf, async (db, { params, body }, context) => {
  const { site, installation, now } = context
  const document = await readDocument(db, params.journey_id, 'draft')
  requirePlayable(document, await journeyProblems(db, document, { ...site, surroundings: installation }))
  const until = now()
  const span = { since: until - (body.days ?? journeyLimits.what_if_days_default) * day_ms, until }
  const { brought, events, cut } = await broughtIn(db, document, span, site.timezone)
  const byLead = Map.groupBy(brought, one => one.lead_id)
  const lead_ids = [...byLead.keys()].slice(0, body.limit ?? journeyLimits.what_if_leads_default)
  const known = await readSite(db, document, {
    site,
    public_url: installation.config.public_url,
    set_ids: [],
    lead_ids,
  })
  const facts = await factsOf(db, lead_ids)
  const render = personalRenderer()
  const reached: ReachedLead[] = []
  for (const [i, lead_id] of lead_ids.entries()) {
    const base = facts.get(lead_id)
    if (base)
      reached.push(
        ...(await reachedBy(db, { document, known, base, until, context, render }, byLead.get(lead_id) ?? [])),
      )
    if (i % turn_leads === turn_leads - 1) await setImmediate()
  }
  reached.sort((a, b) => a.at - b.at)
  return {
    since: toInstant(span.since),
    until: toInstant(until),
    events,
    cut: cut || byLead.size > lead_ids.length,
    leads: new Set(reached.map(one => one.lead_id)).size,
    enrolled: reached.filter(({ outcome }) => outcome === 'enrolled').length,
    emails: mailCounts(document, reached),
    data: reached.map(toReached),
  }
})

async function factsOf(db: Db, lead_ids: readonly string[]): Promise<Map<string, LeadFacts>> {
  const facts = new Map<string, LeadFacts>()
  for (let from = 0; from < lead_ids.length; from += read_leads) {
    for (const [id, one] of await leadFacts(db, lead_ids.slice(from, from + read_leads))) facts.set(id, one)
  }
  return facts
}

interface TrialContext {
  document: JourneyDocument
  known: SimulatedSite
  base: LeadFacts
  until: number
  context: Context
  render: ReturnType<typeof personalRenderer>
}

/** One lead's runs, one after the other: once in all, or again after the end of the last. */
async function reachedBy(db: Db, trying: TrialContext, brought: readonly EventArrival[]): Promise<ReachedLead[]> {
  const { document, known, base, until, context, render } = trying
  const [first] = brought
  if (!first) return []
  const refusal = refusalOf(document, base, { now: first.at, timezone: known.site.timezone })
  if (refusal === 'suppressed' || refusal === 'not_matching') {
    return [{ ...first, email: base.email, outcome: refusal, status: null, emails: [] }]
  }
  const consented = (await currentConsent(db, base.id)) !== null
  const suppression = (await suppressedLeads(db, [base.id])).get(base.id)
  const unwanted = await unwantedTemplates(db, base.id)
  const reached: ReachedLead[] = []
  const lately: number[] = []
  let free_at = Number.NEGATIVE_INFINITY
  for (const one of brought) {
    if (one.at <= free_at) continue
    const { simulated, emails } = await tryOut(context.installation.simulateRun, {
      run_id: context.newId('run'),
      document,
      known,
      base,
      consented,
      suppression,
      unwanted,
      lately,
      start: one.at,
      until,
      standIn: standInOf(context.locale),
      render,
    })
    const sent = [...emails.values()]
    lately.push(
      ...sent.flatMap(({ outcome, marketing, at }) => (marketing && outcome.result === 'delivered' ? [at] : [])),
    )
    reached.push({ ...one, email: base.email, outcome: 'enrolled', status: simulated.state.status, emails: sent })
    if (!document.allow_duplicate_enrollment || !hasEnded(simulated.state)) break
    free_at = Math.max(one.at, simulated.state.ended_at ?? 0)
  }
  return reached
}

function mailCounts(document: JourneyDocument, reached: readonly ReachedLead[]) {
  const emails = reached.flatMap(one => one.emails)
  return [...everyStep(document.steps)].flatMap(({ step }) => {
    if (!isMail(step)) return []
    const own = emails.filter(({ step_id }) => step_id === step.id)
    const delivered = own.filter(({ outcome }) => outcome.result === 'delivered').length
    return [{ step_id: step.id, template_id: step.template_id, delivered, skipped: own.length - delivered }]
  })
}

const toReached = ({ lead_id, email, event, at, outcome, status, emails }: ReachedLead) => ({
  lead_id,
  email,
  event,
  at: toInstant(at),
  outcome,
  status,
  emails: emails.map(mail => ({
    step_id: mail.step_id,
    at: toInstant(mail.at),
    result: mail.outcome.result,
    reason: mail.outcome.reason,
    subject: mail.subject,
  })),
})

/** The simulation of a journey for one lead. Which leads it would have reached is in what-if-service.ts. */

import type { z } from '@hono/zod-openapi'
import { validateDefinition } from '../../../../../workflows/core/validate.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import { query } from '../../../../platform/features/endpoint.ts'
import { invalid, problem } from '../../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../../platform/runtime/clock.ts'
import { type Locale, messageOf } from '../../../../platform/texts/messages/messages.ts'
import { currentConsent } from '../../../contacts/consents/rules.ts'
import { parseFieldValue } from '../../../contacts/custom-fields/rules.ts'
import { nothingKnown, ownOf } from '../../../contacts/lead-records/fields.ts'
import { type LeadFacts, leadFacts } from '../../../contacts/leads/rules.ts'
import { suppressedLeads } from '../../../email/suppressions/rules.ts'
import { unwantedTemplates } from '../../../email/unsubscribe-page/rules.ts'
import { journeyLimits } from '../../journey-records/limits.ts'
import {
  existingJourney,
  findVersion,
  isSetHappening,
  type JourneyDocument,
  setHappeningOf,
  toDefinition,
} from '../../journey-records/rules.ts'
import { definitionLimits, journeyProblems } from '../checks/validate.ts'
import { refusalOf } from '../enrollments/enrollment.ts'
import { toProblem } from '../wire.ts'
import { nextByDate } from './brought.ts'
import * as contract from './contract.ts'
import { readSite, type SimulatedSite } from './site-facts.ts'
import { marketingMoments } from './store.ts'
import { tryOut } from './try-out.ts'
import { toEntries } from './wire.ts'

type Db = Handle<'site'>
type Request = z.output<typeof contract.simulateJourney.body>
const day_ms = 24 * 3_600_000

export const simulateJourney = query(
  contract.simulateJourney,
  async (db, { params, body }, { site, installation, newId, now, locale }) => {
    const document = await readDocument(db, params.journey_id, body.version ?? 'draft')
    const problems = await journeyProblems(db, document, { ...site, surroundings: installation })
    requirePlayable(document, problems)
    const start = body.starts_at === undefined ? now() : Date.parse(body.starts_at)
    const until = start + (body.days ?? journeyLimits.simulation_days_default) * day_ms
    const set_ids = [
      ...(body.lead?.tag_ids ?? []),
      ...(body.happenings ?? []).flatMap(h => (isSetHappening(h) ? [setHappeningOf(h).id] : [])),
    ]
    const known = await readSite(db, document, {
      site,
      public_url: installation.config.public_url,
      set_ids,
      lead_ids: [body.lead_id ?? []].flat(),
    })
    const base = await leadOf(db, body, start, known)
    const run_id = body.run_id ?? newId('run')
    const since = start - site.marketing.emails_days * day_ms
    const consented =
      body.lead_id === undefined ? base.mailability === 'subscribed' : (await currentConsent(db, body.lead_id)) !== null
    const { simulated, emails } = await tryOut(installation.simulateRun, {
      run_id,
      document,
      known,
      base,
      consented,
      suppression: (await suppressedLeads(db, [base.id])).get(base.id),
      unwanted: await unwantedTemplates(db, base.id),
      lately: body.lead_id === undefined ? [] : await marketingMoments(db, body.lead_id, since),
      start,
      until,
      happenings: body.happenings ?? [],
      texts: new Map((body.texts ?? []).map(({ step_id, subject, text }) => [step_id, { subject, text }])),
      standIn: standInOf(locale),
    })
    const definition = toDefinition(document)
    const context = { definition, lead_timezone: base.timezone, site_timezone: site.timezone }
    const refusal = refusalOf(document, base, { now: start, timezone: site.timezone })
    const { state } = simulated
    const next = nextByDate(document, base, known, start)
    return {
      run_id,
      starts_at: toInstant(start),
      until: toInstant(until),
      status: state.status,
      reason: state.reason,
      ...(refusal !== null && refusal !== 'not_found' && { refusal }),
      waits_until: toInstantOrNull(state.wait?.until ?? null),
      waiting_for: state.wait?.waiting_for ?? null,
      problems: problems.map(one => toProblem(one, locale)),
      ...(next !== undefined && { next_trigger_at: toInstantOrNull(next) }),
      entries: toEntries(simulated, { definition, context, emails }),
    }
  },
)

export async function readDocument(
  db: Db,
  journey_id: string,
  version: 'draft' | 'published',
): Promise<JourneyDocument> {
  const row = await existingJourney(db, journey_id)
  if (version === 'draft') return row.document
  const published = row.published_version === null ? undefined : await findVersion(db, row.id, row.published_version)
  if (!published) throw invalid('/version', 'journey_not_published')
  return published
}

/** What no engine could carry out is refused with all that is wrong; what only could not be published is played. */
export function requirePlayable(
  document: JourneyDocument,
  problems: Awaited<ReturnType<typeof journeyProblems>>,
): void {
  const broken = validateDefinition(toDefinition(document), definitionLimits)
  if (broken.length > 0) throw problem('journey_incomplete', { errors: problems })
}

export const standInOf = (locale: Locale) => ({
  subject: messageOf(locale, 'simulation.text_subject'),
  text: messageOf(locale, 'simulation.text'),
})

async function leadOf(db: Db, { lead_id, lead }: Request, at: number, known: SimulatedSite): Promise<LeadFacts> {
  if (lead_id === undefined) return invented(lead ?? {}, at, known)
  const facts = (await leadFacts(db, [lead_id])).get(lead_id)
  if (!facts) throw invalid('/lead_id', 'unknown_reference')
  return facts
}

function invented(lead: NonNullable<Request['lead']>, at: number, known: SimulatedSite): LeadFacts {
  const subscribed = lead.subscribed ?? true
  return {
    id: `lead_${'0'.repeat(32)}`,
    email: lead.email ?? 'maria.jose@example.com',
    ...nothingKnown(),
    first_name: 'María José',
    last_name: 'O’Brien',
    ...ownOf(lead),
    mailability: subscribed ? 'subscribed' : 'unsubscribed',
    unsubscribed_at: null,
    source: 'manual',
    registered_at: at,
    last_activity_at: at,
    last_contacted_at: null,
    opens: 0,
    clicks: 0,
    replies: 0,
    last_replied_at: null,
    email_validity: 'unknown',
    email_score: null,
    email_disposable: false,
    email_free: false,
    email_role_based: false,
    confirmation: 'none',
    confirmed_at: null,
    tags: lead.tag_ids ?? [],
    audiences: lead.audience_ids ?? [],
    campaigns: [],
    assistants: [],
    custom_fields: valuesOf(lead.custom_fields ?? {}, known),
  }
}

function valuesOf(given: Record<string, unknown>, { fields }: SimulatedSite): LeadFacts['custom_fields'] {
  const byName = new Map([...fields.values()].map(field => [field.name, field]))
  const values: LeadFacts['custom_fields'] = {}
  for (const [name, value] of Object.entries(given)) {
    const field = byName.get(name)
    const parsed = field ? parseFieldValue(field, value) : ({ ok: false, code: 'unknown_reference' } as const)
    if (!parsed.ok) throw invalid(`/lead/custom_fields/${name}`, parsed.code)
    if (parsed.value !== null) values[name] = parsed.value
  }
  return values
}

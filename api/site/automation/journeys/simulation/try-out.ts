/** One try: a lead, a document and a span of time in, the run and its emails out. */
import type { SimulateRun, SimulationResult } from '../../../../../workflows/simulate/simulate-run.ts'
import type { LeadFacts } from '../../../contacts/leads/rules.ts'
import type { RenderPersonal } from '../../../email/templates/personal.ts'
import { type JourneyDocument, toDefinition } from '../../journey-records/rules.ts'
import { exitOf } from '../triggers/exits.ts'
import { type HappeningInput, toHappening } from './happenings.ts'
import { Outbox, type OutboxOptions, type SimulatedMail } from './mail.ts'
import { factsAt, type SimulatedSite, surroundingsOf, toSimulated } from './site-facts.ts'

export interface Try {
  run_id: string
  document: JourneyDocument
  known: SimulatedSite
  base: LeadFacts
  consented: boolean
  suppression: OutboxOptions['suppression']
  unwanted: OutboxOptions['unwanted']
  lately: readonly number[]
  start: number
  until: number
  happenings?: readonly HappeningInput[]
  texts?: OutboxOptions['texts']
  standIn: OutboxOptions['standIn']
  render?: RenderPersonal
}

export interface TrialResult {
  simulated: SimulationResult
  emails: ReadonlyMap<number, SimulatedMail>
}

export async function tryOut(simulateRun: SimulateRun, given: Try): Promise<TrialResult> {
  const { run_id, document, known, base, start, until, happenings = [] } = given
  const surroundings = surroundingsOf(known, base)
  const rejected = happenings.flatMap(asked => (asked.type === 'approval' && !asked.approved ? [asked.step_id] : []))
  const outbox = new Outbox({ ...given, texts: given.texts ?? new Map(), rejected: new Set(rejected) })
  const simulated = await simulateRun({
    run_id,
    definition: toDefinition(document),
    lead: toSimulated(base, known),
    lead_timezone: base.timezone,
    site_timezone: known.site.timezone,
    surroundings,
    start,
    until,
    happenings: happenings.map(asked => toHappening(asked, document, surroundings)),
    carryOut: (effect, lead, now) => outbox.carryOut(effect, lead, now),
    exitOf(lead, now) {
      const exit = exitOf(document, factsAt(base, lead, known, now), { now, timezone: known.site.timezone })
      return exit && { type: 'stop', at: now, ...exit }
    },
  })
  return { simulated, emails: outbox.emails }
}

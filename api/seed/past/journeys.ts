/**
 * Some weeks in a second: the site's own engine under a clock that jumps from one moment to the next. Everything that is due
 * later than now is left to the live runner.
 */
import type { AskQuestion, OutsideEffect, SendEmail, WriteEmail } from '../../../workflows/core/effects.ts'
import type { RunPort } from '../../../workflows/ports.ts'
import { acting as actingBy } from '../../platform/acting.ts'
import { FixedClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { eventBounds, moveCursor } from '../../platform/events/events.ts'
import { Signals } from '../../platform/signals.ts'
import type { SiteScope } from '../../platform/site-scope.ts'
import { updateJourney } from '../../site/automation/journeys/store.ts'
import { runPort } from '../../site/automation/runs/recording/port.ts'
import { enrollAll } from '../../site/automation/runs/rules.ts'
import { tagManyLeads } from '../../site/contacts/tags/rules.ts'
import { consumeNewEvents } from '../../site-parts.ts'
import { chance } from '../chance.ts'
import type { FurnishedJourney } from '../furnish/journeys.ts'
import { Agenda } from './agenda.ts'
import { type Decision, drafting } from './drafts.ts'
import { mailing, type Reaction } from './mail.ts'
import { day_ms, type Past, type Tx } from './past.ts'
import type { Registration } from './registrations.ts'

type Mail = SendEmail | AskQuestion

type Happening =
  | { kind: 'enrollment'; journey: FurnishedJourney; registrations: readonly Registration[] }
  | { kind: 'customer'; registration: Registration }
  | { kind: 'pause'; journey: FurnishedJourney }
  | { kind: 'wake' }
  | { kind: 'delivery'; effects: readonly Mail[] }
  | { kind: 'reaction'; reaction: Reaction }
  | { kind: 'writing'; effects: readonly WriteEmail[] }
  | { kind: 'decision'; decision: Decision }

const hour_ms = 3_600_000
const minute_ms = 60_000
/** Older events are rounded to the hour, so that more of them share a batch. */
const precise_days = 7
const runs_at_once = 500

export async function writeJourneys(tx: Tx, all: readonly Registration[], past: Past): Promise<void> {
  const { newId, now, site, furnished } = past
  const clock = new FixedClock(0)
  const agenda = new Agenda<Happening>(now)
  const installation = { ...past.installation, newId, signals: new Signals() }
  const scope: SiteScope = { installation, site_id: site.id, database: within(tx), clock, facts: async () => site }
  const port = runPort(scope)
  const { transaction } = port
  const acting = actingBy(installation, clock)
  const mail = mailing(tx, all, past, acting)
  const drafts = drafting(tx, past, scope)
  const seedPort: RunPort<Tx> = {
    ...port,
    async enqueue(t, effects, at) {
      await port.enqueue(t, effects, at)
      schedule(effects, at)
    },
  }

  function schedule(effects: readonly OutsideEffect[], at: number): void {
    const mails = effects.filter(effect => effect.kind !== 'write_email')
    const writings = effects.filter(effect => effect.kind === 'write_email')
    if (mails.length > 0) agenda.add(at + 900, { kind: 'delivery', effects: mails })
    if (writings.length > 0) agenda.add(Math.min(at + 20_000, now), { kind: 'writing', effects: writings })
  }

  /** True where runs may have to be carried on. */
  async function happen(next: Happening, at: number): Promise<boolean> {
    switch (next.kind) {
      case 'enrollment':
        await enroll(next.journey, next.registrations)
        return true
      case 'customer':
        return becomeCustomer(next.registration)
      case 'pause':
        await updateJourney(tx, next.journey.id, { paused_at: at })
        return false
      case 'delivery':
        for (const reaction of await mail.deliver(next.effects)) {
          agenda.add(at + reaction.after_ms, { kind: 'reaction', reaction })
        }
        return true
      case 'reaction':
        return mail.react(next.reaction)
      case 'writing':
        for (const decision of await drafts.write(next.effects)) {
          agenda.add(at + decision.after_ms, { kind: 'decision', decision })
        }
        return true
      case 'decision':
        await drafts.decide(next.decision)
        return true
      case 'wake':
        return true
    }
  }

  async function enroll({ id, seed }: FurnishedJourney, registrations: readonly Registration[]): Promise<void> {
    const enrolling = { journey_id: id, journey_version: 1, allow_duplicates: false, cause: 'event' } as const
    const entrants = registrations.map(({ lead, popup, submission_id, event_id, customer_at, at }) => {
      const byTag = seed.document.triggers[0]?.type === 'tag_added'
      const submission = popup && !byTag ? submission_id : null
      return { lead_id: lead.id, cause_event: event_id, submission_id: submission, at: (byTag && customer_at) || at }
    })
    await enrollAll(tx, enrolling, entrants, { newId, now: clock.now(), timezone: site.timezone })
  }

  async function becomeCustomer(registration: Registration): Promise<boolean> {
    const tag_id = furnished.named.tag(past.business.customer_tag)
    const given = [{ lead_id: registration.lead.id, source_id: past.user_id }]
    const at = clock.now()
    await tagManyLeads(tx, given, tag_id, { source: 'manual', at }, acting.emit)
    const journey = furnished.journeys.find(({ seed }) => startsBy(seed.document, 'tag_ids', tag_id))
    if (!journey || at < journey.published_at) return false
    await enroll(journey, [registration])
    return true
  }

  async function carryOn(at: number): Promise<void> {
    for (;;) {
      const due = await transaction(t => port.claimDue(t, { now: at, limit: runs_at_once }))
      if (due.length === 0) return
      const transitions = await past.advance(seedPort, tx, due, at)
      for (const wake_at of new Set(transitions.map(({ wake_at }) => wake_at))) {
        if (wake_at !== null) agenda.addOnce(Math.max(wake_at, at), { kind: 'wake' })
      }
    }
  }

  plan(agenda, all, past)
  for (let next = agenda.next(); next; next = agenda.next()) {
    clock.set(next.at)
    if (await happen(next.what, next.at)) await carryOn(next.at)
  }
  clock.set(now)
  await settle(tx, scope, past)
}

const startsBy = (document: FurnishedJourney['seed']['document'], key: 'popup_ids' | 'tag_ids', id: string): boolean =>
  document.triggers.some(trigger => (trigger as { [K in typeof key]?: string[] })[key]?.includes(id))

/** Enrollments, purchases and pauses of journeys. */
function plan(agenda: Agenda<Happening>, all: readonly Registration[], { furnished, now, business }: Past): void {
  for (const journey of furnished.journeys) {
    const { seed, published_at, paused_at } = journey
    if (paused_at !== null) agenda.add(paused_at, { kind: 'pause', journey })
    const coming = all.filter(
      ({ at, popup }) => at >= published_at && popup && startsBy(seed.document, 'popup_ids', popup.row.id),
    )
    for (const [at, registrations] of Map.groupBy(coming, one => told(one.at, now))) {
      agenda.add(at, { kind: 'enrollment', journey, registrations })
    }
  }
  const by = chance(`${business.key} customers`)
  for (const registration of all) {
    if (registration.customer_at === undefined) continue
    agenda.add(registration.customer_at + by.between(0, 50) * minute_ms, { kind: 'customer', registration })
  }
}

const told = (at: number, now: number): number =>
  at > now - precise_days * day_ms ? at : Math.ceil(at / hour_ms) * hour_ms

/** Moves the cursors of consumers past the seeded events, so that they start nothing. */
async function settle(tx: Tx, scope: SiteScope, { furnished }: Past): Promise<void> {
  const { last } = await eventBounds(tx)
  for (const { id } of furnished.journeys) await updateJourney(tx, id, { enrolls_after: last })
  for (const consumer of ['journeys', 'campaigns']) await moveCursor(tx, consumer, last)
  while (await consumeNewEvents(scope));
}

const within = (tx: Tx): Database<'site'> =>
  ({
    kind: 'site',
    read: (fn: (db: Tx) => unknown) => fn(tx),
    write: (fn: (db: Tx) => unknown) => fn(tx),
  }) as unknown as Database<'site'>

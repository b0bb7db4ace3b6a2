/**
 * Some weeks in a second: the site's own engine under a clock that jumps from one moment to the next. Everything that is due
 * later than now is left to the live runner.
 */

import type { AskQuestion, OutsideEffect, SendEmail, WriteEmail } from '../../../workflows/core/effects.ts'
import { isMail } from '../../../workflows/core/mail.ts'
import type { RunPort } from '../../../workflows/ports.ts'
import type { Database } from '../../platform/database/database.ts'
import { eventBounds, moveCursors } from '../../platform/events/events.ts'
import type { SiteScope } from '../../platform/features/site-scope.ts'
import { acting as actingBy, type WriteContext } from '../../platform/features/write-context.ts'
import { FixedClock } from '../../platform/runtime/clock.ts'
import { Signals } from '../../platform/runtime/signals.ts'
import { updateJourney } from '../../site/automation/journey-records/rules.ts'
import { runPort } from '../../site/automation/runs/record/port.ts'
import { enrollAll } from '../../site/automation/runs/rules.ts'
import { tagManyLeads } from '../../site/contacts/tags/rules.ts'
import type { Draft } from '../../site/email/emails/compose.ts'
import { consumeNewEvents } from '../../site-parts.ts'
import { chance } from '../chance.ts'
import type { FurnishedJourney } from '../furnish/journeys.ts'
import { Agenda } from './agenda.ts'
import { queuePart, type SeededBroadcast, writeBroadcasts } from './broadcasts.ts'
import { type Decision, drafting } from './drafts.ts'
import { MailHistory } from './mail.ts'
import { day_ms, type Past, type Tx } from './past.ts'
import type { Reaction } from './readers.ts'
import type { Registration } from './registrations.ts'

type Mail = SendEmail | AskQuestion

type PastEvent =
  | { type: 'enrollment'; journey: FurnishedJourney; registrations: readonly Registration[] }
  | { type: 'customer'; registration: Registration }
  | { type: 'pause'; journey: FurnishedJourney }
  | { type: 'wake' }
  | { type: 'broadcast'; broadcast: SeededBroadcast; part: 'waiting' | 'rest' }
  | { type: 'delivery'; effects: readonly Mail[] }
  | { type: 'reaction'; reaction: Reaction }
  | { type: 'writing'; effects: readonly WriteEmail[] }
  | { type: 'decision'; decision: Decision }

const hour_ms = 3_600_000
const minute_ms = 60_000
/** Older events are rounded to the hour, so that more of them share a batch. */
const precise_days = 7
const runs_at_once = 500

/** Answers the last emails that left. */
export async function writeJourneys(tx: Tx, all: readonly Registration[], past: Past): Promise<readonly Draft[]> {
  return new Weeks(tx, all, past).pass()
}

/** The clock, the agenda, and who acts at each moment of it. */
class Weeks {
  readonly #tx: Tx
  readonly #all: readonly Registration[]
  readonly #past: Past
  readonly #clock = new FixedClock(0)
  readonly #agenda: Agenda<PastEvent>
  readonly #scope: SiteScope
  readonly #port: RunPort<Tx>
  readonly #acting: WriteContext
  readonly #mail: MailHistory
  readonly #drafts: ReturnType<typeof drafting>

  constructor(tx: Tx, all: readonly Registration[], past: Past) {
    this.#tx = tx
    this.#all = all
    this.#past = past
    this.#agenda = new Agenda(past.now)
    const { newId, site } = past
    const installation = { ...past.installation, newId, signals: new Signals() }
    const facts = async () => site
    this.#scope = { installation, site_id: site.id, database: within(tx), clock: this.#clock, facts }
    this.#port = this.#scheduling(runPort(this.#scope))
    this.#acting = actingBy(installation, this.#clock)
    this.#mail = new MailHistory(tx, all, past, this.#acting)
    this.#drafts = drafting(tx, past, this.#scope)
  }

  async pass(): Promise<readonly Draft[]> {
    plan(this.#agenda, this.#all, this.#past)
    for (const broadcast of await writeBroadcasts(this.#tx, this.#past)) {
      this.#agenda.add(broadcast.at, { type: 'broadcast', broadcast, part: 'waiting' })
      const { wait_hours } = broadcast.row.subject_test
      this.#agenda.add(broadcast.at + wait_hours * hour_ms, { type: 'broadcast', broadcast, part: 'rest' })
    }
    for (let next = this.#agenda.next(); next; next = this.#agenda.next()) {
      this.#clock.set(next.at)
      if (await this.#happen(next.what, next.at)) await this.#carryOn(next.at)
    }
    this.#clock.set(this.#past.now)
    await settle(this.#tx, this.#scope, this.#past)
    return this.#mail.inbox.drafts()
  }

  /** What leaves the database is put on the agenda, too. */
  #scheduling(port: RunPort<Tx>): RunPort<Tx> {
    const enqueue: RunPort<Tx>['enqueue'] = async (tx, effects, at) => {
      await port.enqueue(tx, effects, at)
      this.#schedule(effects, at)
    }
    return { ...port, enqueue }
  }

  #schedule(effects: readonly OutsideEffect[], at: number): void {
    const mails = effects.filter(isMail)
    const writings = effects.filter(effect => effect.type === 'write_email')
    if (mails.length > 0) this.#agenda.add(at + 900, { type: 'delivery', effects: mails })
    if (writings.length > 0)
      this.#agenda.add(Math.min(at + 20_000, this.#past.now), { type: 'writing', effects: writings })
  }

  /** True where runs may have to be carried on. */
  async #happen(next: PastEvent, at: number): Promise<boolean> {
    switch (next.type) {
      case 'enrollment':
        await this.#enroll(next.journey, next.registrations)
        return true
      case 'customer':
        return this.#becomeCustomer(next.registration)
      case 'pause':
        await updateJourney(this.#tx, next.journey.id, { paused_at: at })
        return false
      case 'delivery':
        for (const reaction of await this.#mail.deliver(next.effects)) {
          this.#agenda.add(at + reaction.after_ms, { type: 'reaction', reaction })
        }
        return true
      case 'reaction':
        return this.#mail.react(next.reaction)
      case 'writing':
        for (const decision of await this.#drafts.write(next.effects)) {
          this.#agenda.add(at + decision.after_ms, { type: 'decision', decision })
        }
        return true
      case 'decision':
        await this.#drafts.decide(next.decision)
        return true
      case 'broadcast':
        await this.#broadcast(next.broadcast, next.part, at)
        return false
      case 'wake':
        return true
    }
  }

  async #broadcast(broadcast: SeededBroadcast, part: 'waiting' | 'rest', at: number): Promise<void> {
    await queuePart(this.#tx, broadcast, { part, all: this.#all, past: this.#past })
    for (const reaction of await this.#mail.deliverBroadcast(broadcast.row.id)) {
      this.#agenda.add(at + reaction.after_ms, { type: 'reaction', reaction })
    }
  }

  async #enroll({ id, seed }: FurnishedJourney, registrations: readonly Registration[]): Promise<void> {
    const enrolling = { journey_id: id, journey_version: 1, allow_duplicates: false, cause: 'event' } as const
    const entrants = registrations.map(({ lead, popup, submission_id, event_id, customer_at, at }) => {
      const byTag = seed.document.triggers[0]?.type === 'tag_added'
      const submission = popup && !byTag ? submission_id : null
      return { lead_id: lead.id, cause_event: event_id, submission_id: submission, at: (byTag && customer_at) || at }
    })
    await enrollAll(this.#tx, enrolling, entrants, {
      newId: this.#past.newId,
      now: this.#clock.now(),
      timezone: this.#past.site.timezone,
    })
  }

  async #becomeCustomer(registration: Registration): Promise<boolean> {
    const tag_id = this.#past.furnished.named.tag(this.#past.business.customer_tag)
    const given = [{ lead_id: registration.lead.id, source_id: this.#past.user_id }]
    const at = this.#clock.now()
    await tagManyLeads(this.#tx, given, tag_id, { source: 'manual', at }, this.#acting.emit)
    const journey = this.#past.furnished.journeys.find(({ seed }) => startsBy(seed.document, 'tag_ids', tag_id))
    if (!journey || at < journey.published_at) return false
    await this.#enroll(journey, [registration])
    return true
  }

  async #carryOn(at: number): Promise<void> {
    const { transaction } = this.#port
    for (;;) {
      const due = await transaction(t => this.#port.claimDue(t, { now: at, limit: runs_at_once }))
      if (due.length === 0) return
      const transitions = await this.#past.advance(this.#port, this.#tx, due, at)
      for (const wake_at of new Set(transitions.map(({ wake_at }) => wake_at))) {
        if (wake_at !== null) this.#agenda.addOnce(Math.max(wake_at, at), { type: 'wake' })
      }
    }
  }
}

const startsBy = (document: FurnishedJourney['seed']['document'], key: 'popup_ids' | 'tag_ids', id: string): boolean =>
  document.triggers.some(trigger => (trigger as { [K in typeof key]?: string[] })[key]?.includes(id))

/** Enrollments, purchases and pauses of journeys. */
function plan(agenda: Agenda<PastEvent>, all: readonly Registration[], { furnished, now, business }: Past): void {
  for (const journey of furnished.journeys) {
    const { seed, published_at, paused_at } = journey
    if (paused_at !== null) agenda.add(paused_at, { type: 'pause', journey })
    const coming = all.filter(
      ({ at, popup }) => at >= published_at && popup && startsBy(seed.document, 'popup_ids', popup.row.id),
    )
    for (const [at, registrations] of Map.groupBy(coming, one => told(one.at, now))) {
      agenda.add(at, { type: 'enrollment', journey, registrations })
    }
  }
  const by = chance(`${business.key} customers`)
  for (const registration of all) {
    if (registration.customer_at === undefined) continue
    agenda.add(registration.customer_at + by.between(0, 50) * minute_ms, { type: 'customer', registration })
  }
}

const told = (at: number, now: number): number =>
  at > now - precise_days * day_ms ? at : Math.ceil(at / hour_ms) * hour_ms

/** Moves the cursors of consumers past the seeded events, so that they start nothing. */
async function settle(tx: Tx, scope: SiteScope, { furnished }: Past): Promise<void> {
  const { last } = await eventBounds(tx)
  for (const { id } of furnished.journeys) await updateJourney(tx, id, { enrolls_after: last })
  await moveCursors(tx, new Map(['journeys', 'campaigns', 'broadcasts'].map(consumer => [consumer, last])))
  while (await consumeNewEvents(scope));
}

const within = (tx: Tx): Database<'site'> =>
  ({
    type: 'site',
    read: (fn: (db: Tx) => unknown) => fn(tx),
    write: (fn: (db: Tx) => unknown) => fn(tx),
  }) as unknown as Database<'site'>

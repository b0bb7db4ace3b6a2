/**
 * Ninety days in a second: the site's own rules, triggers and engine, under a clock that jumps from one moment to the
 * next. Everything that is due later than now is left to the live runner.
 */
import type { SendEmail } from '../../workflows/core/effects.ts'
import type { ClaimedRun, RunPort, Transition } from '../../workflows/ports.ts'
import { acting as actingBy } from '../platform/acting.ts'
import { FixedClock } from '../platform/clock.ts'
import type { Installation, SiteFacts } from '../platform/context.ts'
import type { Database } from '../platform/database/database.ts'
import type { Handle } from '../platform/database/handle.ts'
import { eventBounds, moveCursor } from '../platform/events/events.ts'
import type { NewId } from '../platform/ids.ts'
import { Signals } from '../platform/signals.ts'
import { runPort } from '../site/automation/runs/port.ts'
import { consumeNewEvents } from '../site-parts.ts'
import type { Business } from './businesses.ts'
import { type Chance, chance } from './chance.ts'
import type { Furnished } from './furnish.ts'
import { deliver, type Reaction, react } from './mail.ts'
import { moments } from './moments.ts'
import { type Person, people } from './people.ts'
import { register } from './visitors.ts'

type Tx = Handle<'site'>
/** The engine's loop, from the composition root. */
export type Advance = (port: RunPort<Tx>, tx: Tx, runs: ClaimedRun[], now: number) => Promise<Transition[]>

export interface Past {
  installation: Installation
  newId: NewId
  now: number
  site: SiteFacts
  business: Business
  furnished: Furnished
  advance: Advance
}

type Happening =
  | { at: number; kind: 'registration'; person: Person; by: Chance }
  | { at: number; kind: 'publication' }
  | { at: number; kind: 'wake' }
  | { at: number; kind: 'delivery'; effect: SendEmail; by: Chance }
  | { at: number; kind: 'reaction'; reaction: Reaction }

export async function live(tx: Tx, past: Past): Promise<void> {
  const { newId, now, site, business, furnished } = past
  const clock = new FixedClock(0)
  const acting = actingBy({ ...past.installation, newId }, clock)
  const agenda = registrations(business, now)
  const later = (happening: Happening) => {
    if (happening.at > now) return
    const index = agenda.findIndex(other => other.at > happening.at)
    agenda.splice(index < 0 ? agenda.length : index, 0, happening)
  }
  later({ at: furnished.published_at, kind: 'publication' })
  let published = false
  const scope = {
    installation: { ...past.installation, newId, signals: new Signals() },
    site_id: site.id,
    // All within the seed's one transaction.
    database: within(tx),
    clock,
    facts: async () => site,
  }
  const port = runPort(scope)
  const { transaction } = port
  const seedPort: RunPort<Tx> = {
    ...port,
    async enqueue(t, effects, at) {
      await port.enqueue(t, effects, at)
      for (const effect of effects) {
        if (effect.kind !== 'send_email') continue
        const by = chance(`${business.key} mail ${effect.run_id}`)
        later({ at: at + by.between(600, 4_000), kind: 'delivery', effect, by })
      }
    },
  }

  for (let next = agenda.shift(); next; next = agenda.shift()) {
    clock.set(next.at)
    if (next.kind === 'registration') {
      await register(tx, next.person, furnished, business, next.by, acting)
      if (published) await consumeNewEvents(scope)
    } else if (next.kind === 'publication') {
      // Only who comes from now on is enrolled.
      await moveCursor(tx, 'journeys', (await eventBounds(tx)).last)
      published = true
    } else if (next.kind === 'delivery') {
      for (const reaction of await deliver(tx, next.effect, site, next.by, acting)) {
        later({ at: next.at + reaction.after_ms, kind: 'reaction', reaction })
      }
    } else if (next.kind === 'reaction') await react(tx, next.reaction, acting)
    if (!published || next.kind === 'reaction') continue
    const due = await transaction(t => port.claimDue(t, { now: next.at, limit: 100 }))
    if (due.length === 0) continue
    for (const { wake_at } of await past.advance(seedPort, tx, due, next.at)) {
      if (wake_at !== null) later({ at: Math.max(wake_at, next.at), kind: 'wake' })
    }
  }
  clock.set(now)
  await consumeNewEvents(scope)
}

/** Who comes when. The same people in the same order each time. */
function registrations(business: Business, now: number): Happening[] {
  const { key, leads, site } = business
  const who = people(leads, site.language, chance(`${key} people`))
  const when = moments(leads, now, site.timezone, chance(`${key} moments`))
  return who.map((person, i) => {
    const by = chance(`${key} visit ${i}`)
    return { at: when[i] ?? now, kind: 'registration', person, by }
  })
}

const within = (tx: Tx): Database<'site'> =>
  ({
    kind: 'site',
    read: (fn: (db: Tx) => unknown) => fn(tx),
    write: (fn: (db: Tx) => unknown) => fn(tx),
  }) as unknown as Database<'site'>

/** Consumers of a site's events: each keeps a named cursor, moved in the transaction of what the events caused. */
import type { SiteFacts } from '../context.ts'
import type { Handle } from '../database/handle.ts'
import { limits } from '../limits.ts'
import { errorFields } from '../log.ts'
import type { SignalName } from '../signals.ts'
import type { SitePart, SiteScope } from '../site-scope.ts'
import { cursorOf, type Event, eventBounds, eventsAfter, moveCursor } from './events.ts'

type Tx = Handle<'site'>

/** What a consumer wants of the events at the moment, and what it does with them. */
export interface Interest {
  names: readonly string[]
  /** Answers whom to wake once it is on disk. */
  consume(events: readonly Event[], now: number): Promise<readonly SignalName[]>
}

export interface Consumer {
  /** Names its cursor: never changed once released. */
  readonly name: string
  /** Consumers that have to have read an event before this one. */
  readonly follows?: readonly string[]
  /** Null while nothing wants any event: they then count as read. */
  look(tx: Tx, scope: SiteScope, site: SiteFacts): Promise<Interest | null>
}

const retry_ms = 1_000

/** One pass of all consumers over what is new; true if there may be more. */
export async function consumeEvents(scope: SiteScope, consumers: readonly Consumer[]): Promise<boolean> {
  const last = await scope.database.read(async db => {
    const { last } = await eventBounds(db)
    for (const { name } of consumers) if ((await cursorOf(db, name)) < last) return last
    return null
  })
  const site = await scope.facts()
  if (last === null || site === null) return false
  const now = scope.clock.now()
  const passed = await scope.database.write(async tx => {
    const wake = new Set<SignalName>()
    let more = false
    for (const consumer of consumers) {
      const after = await cursorOf(tx, consumer.name)
      const end = Math.min(last, ...(await Promise.all((consumer.follows ?? []).map(name => cursorOf(tx, name)))))
      if (after >= end) continue
      const interest = await consumer.look(tx, scope, site)
      const names = interest?.names ?? []
      const limit = limits.consumed_events_max
      const read = names.length === 0 ? [] : await eventsAfter(tx, after, { names, limit })
      const full = read.length === limit
      const to = Math.min(end, full ? (read.at(-1)?.seq ?? end) : end)
      const events = read.filter(({ seq }) => seq <= to)
      for (const name of (await interest?.consume(events, now)) ?? []) wake.add(name)
      await moveCursor(tx, consumer.name, to)
      more ||= to < last
    }
    // What they caused may be events, too: behind it nothing is left unread.
    more ||= (await eventBounds(tx)).last > last
    return { wake, more }
  })
  for (const name of passed.wake) scope.installation.signals.wake(name, scope.site_id)
  return passed.more
}

/** The loop of one site: woken by events, one pass at a time. */
export function eventLoop(scope: SiteScope, consumers: readonly Consumer[]): SitePart {
  let stopped = false
  let woken = false
  let turn: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const loop = async () => {
    while (woken && !stopped) {
      woken = false
      try {
        if (await consumeEvents(scope, consumers)) woken = true
      } catch (error) {
        if (stopped) return
        scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'consumers of events')
        timer = setTimeout(wake, retry_ms).unref()
        return
      }
    }
  }
  function wake(): void {
    if (stopped) return
    woken = true
    turn ??= loop().finally(() => {
      turn = undefined
      if (woken && !stopped) wake()
    })
  }
  return {
    async start() {
      wake()
    },
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await turn
    },
  }
}

/** Consumers of a site's events: each keeps a named cursor, moved in the transaction of what the events caused. */

import type { Handle } from '../database/handle.ts'
import type { EventDefinition, EventRecord } from '../events/define.ts'
import { type Emit, emitter } from '../events/emit.ts'
import { type Event, eventBounds, eventsAfter, moveCursors, readCursors, selectEvents } from '../events/events.ts'
import { reader } from '../events/read.ts'
import type { NewId } from '../runtime/ids.ts'
import { limits } from '../runtime/limits.ts'
import { errorFields } from '../runtime/log.ts'
import type { SiteFacts } from './context.ts'
import type { SitePart, SiteScope } from './site-scope.ts'

type Tx = Handle<'site'>

/** The context of a consumer. */
export interface ConsumerContext {
  readonly site: SiteFacts
  readonly newId: NewId
  readonly emit: Emit
  now(): number
}

export interface Consumer {
  /** Names its cursor: never changed once released. */
  readonly name: string
  readonly events: readonly EventDefinition[] | 'all'
  /** Consumers that have to have read an event before this one. */
  readonly follows?: readonly string[]
  /** False while nothing on the site wants any of the events: they then count as read. */
  wanted?(tx: Tx): Promise<boolean>
  /** Whether it wants those too that start no journeys: a change of many leads emits them by the thousand. By default it does. */
  suppressed?(tx: Tx): Promise<boolean>
  consume(tx: Tx, batch: readonly EventRecord[], context: ConsumerContext): Promise<void>
}

/** A consumer of these events, in the order in which they happened; `switch (event.name)` distinguishes them. */
export const consumer = <const D extends readonly EventDefinition[]>(
  name: string,
  events: D,
  consume: (tx: Tx, batch: readonly EventRecord<D[number]>[], context: ConsumerContext) => Promise<void>,
  more: Pick<Consumer, 'follows' | 'wanted' | 'suppressed'> = {},
): Consumer => ({ name, events, consume, ...more })

/** In their order, but for consumers that follow others: those come first. */
export function inOrder(consumers: readonly Consumer[]): Consumer[] {
  const ordered = new Set<Consumer>()
  const add = (one: Consumer): void => {
    for (const name of one.follows ?? []) {
      const before = consumers.find(other => other.name === name)
      if (before && !ordered.has(before)) add(before)
    }
    ordered.add(one)
  }
  for (const one of consumers) add(one)
  return [...ordered]
}

/** A consumer of every event, as each is stored. */
export const consumerOfAll = (
  name: string,
  consume: (tx: Tx, batch: readonly Event[], context: ConsumerContext) => Promise<void>,
  more: Pick<Consumer, 'follows' | 'wanted'> = {},
): Consumer => ({ name, events: 'all', consume, ...more })

const retry_ms = 1_000

/**
 * All consumers over new events, as many passes as fit into a short action: a change of many leads emits thousands, and what a
 * person does comes behind them. True if there may be more.
 */
export async function consumeEvents(scope: SiteScope, consumers: readonly Consumer[]): Promise<boolean> {
  return (await consumeUnread(scope, consumers)) === 'more'
}

/** `for_nobody`: there was something, and no consumer of it. */
async function consumeUnread(
  scope: SiteScope,
  consumers: readonly Consumer[],
): Promise<'more' | 'for_nobody' | 'nothing'> {
  const last = await scope.database.read(async db => {
    const { last } = await eventBounds(db)
    const cursors = await readCursors(db)
    return consumers.some(({ name }) => (cursors.get(name) ?? 0) < last) ? last : null
  })
  const site = await scope.facts()
  if (last === null || site === null) return 'nothing'
  // What a power cut would undo is consumed once more: whatever goes outside is a job, which waits for the disk with all before it.
  const consume = async (tx: Tx) => {
    const ends = scope.clock.now() + limits.consuming_milliseconds
    // Consumers may have emitted events themselves. Other emitters wake the loop, so it need not continue for them.
    let has_consumed = false
    for (;;) {
      const { unread, consumed } = await onePass(tx, consumers, last, { scope, site })
      has_consumed ||= consumed
      if (!unread || scope.clock.now() >= ends) return unread || has_consumed ? 'more' : 'for_nobody'
    }
  }
  return scope.database.write(consume, { relaxed: true })
}

interface Where {
  scope: SiteScope
  site: SiteFacts
}

/** A batch for each consumer; `unread`: some have not come to the last. */
async function onePass(
  tx: Tx,
  consumers: readonly Consumer[],
  last: number,
  where: Where,
): Promise<{ unread: boolean; consumed: boolean }> {
  const done = { unread: false, consumed: false }
  const cursors = await readCursors(tx)
  const moved = new Map<string, number>()
  const cursorOf = (name: string) => moved.get(name) ?? cursors.get(name) ?? 0
  const few = await fewUnread(tx, Math.min(...consumers.map(({ name }) => cursorOf(name))), last)
  for (const consumer of consumers) {
    const after = cursorOf(consumer.name)
    const end = Math.min(last, ...(consumer.follows ?? []).map(cursorOf))
    if (after >= end) continue
    const { to, consumed } = await consumeSome(tx, consumer, { after, end, few }, where)
    moved.set(consumer.name, to)
    done.unread ||= to < last
    done.consumed ||= consumed
  }
  await moveCursors(tx, moved)
  return done
}

/** What a person does emits a few events: they are read once, for all consumers. Undefined where there are more. */
const fewUnread = async (tx: Tx, first: number, last: number): Promise<Event[] | undefined> =>
  last - first > limits.consumed_together_max ? undefined : eventsAfter(tx, first, { limit: last - first })

interface UnreadRange {
  after: number
  end: number
  few: Event[] | undefined
}

/** Gives a consumer its unread events; answers its new position, and whether any event was for it. */
async function consumeSome(
  tx: Tx,
  consumer: Consumer,
  { after, end, few }: UnreadRange,
  { scope, site }: Where,
): Promise<{ to: number; consumed: boolean }> {
  const { events } = consumer
  const names = events === 'all' ? undefined : events.map(e => e.name)
  const nothing = { to: end, consumed: false }
  if (few && names && !few.some(({ name }) => names.includes(name))) return nothing
  if (consumer.wanted && !(await consumer.wanted(tx))) return nothing
  const { installation, clock } = scope
  const limit = limits.consumed_events_max
  const wanted = names && { names, suppressed: (await consumer.suppressed?.(tx)) ?? true }
  const read = few
    ? selectEvents(few, wanted ?? {}).filter(({ seq }) => seq > after)
    : await eventsAfter(tx, after, { ...wanted, limit })
  const to = Math.min(end, read.length === limit ? (read.at(-1)?.seq ?? end) : end)
  const unread = read.filter(({ seq }) => seq <= to)
  const batch = events === 'all' ? (unread as EventRecord[]) : unread.flatMap(reader(events, unfit))
  function unfit({ name: event, seq }: Event, places: readonly string[]): void {
    const where = { site_id: scope.site_id, consumer: consumer.name, seq }
    installation.log.error({ ...where, event, places }, 'a consumer could not read an event')
  }
  const now = () => clock.now()
  const context = { site, newId: installation.newId, now, emit: emitter(installation, now) }
  if (batch.length > 0) await consumer.consume(tx, batch, context)
  return { to, consumed: batch.length > 0 }
}

/** The loop of one site: woken by events, one pass at a time. */
export function eventLoop(scope: SiteScope, consumers: readonly Consumer[]): SitePart {
  const stopping = new AbortController()
  let woken = false
  let isResting = false
  let turn: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const loop = async () => {
    while (woken && !stopping.signal.aborted) {
      woken = false
      try {
        const came = await consumeUnread(scope, consumers)
        if (came === 'more') woken = true
        // Where many leads change at once, what follows is for nobody either.
        if (came === 'for_nobody') return rest()
      } catch (error) {
        if (stopping.signal.aborted) return
        scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'consumers of events')
        timer = setTimeout(wake, retry_ms).unref()
        return
      }
    }
  }
  function rest(): void {
    isResting = true
    timer = setTimeout(() => {
      isResting = false
      if (woken) wake()
    }, limits.consuming_rest_milliseconds).unref()
  }
  function wake(): void {
    if (stopping.signal.aborted) return
    woken = true
    if (isResting) return
    turn ??= loop().finally(() => {
      turn = undefined
      if (woken) wake()
    })
  }
  return {
    async start() {
      wake()
    },
    wake,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await turn
    },
  }
}

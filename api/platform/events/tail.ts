/**
 * The latest events of a site for all who follow them as they happen: each is read once, however many follow. Who resumes from
 * further back, or takes too long, reads for themselves until they are here.
 */
import type { Databases } from '../database/databases.ts'
import { limits } from '../runtime/limits.ts'
import type { Signals } from '../runtime/signals.ts'
import { type Event, eventsAfter } from './events.ts'

interface Needs {
  databases: Databases
  signals: Signals
}

export class EventTails {
  readonly #needs: Needs
  readonly #tails = new Map<string, EventTail>()

  constructor(needs: Needs) {
    this.#needs = needs
    // Whoever follows the former ends; others must not be told its events.
    needs.signals.on('replaced', site_id => this.#tails.delete(site_id))
  }

  /** A site's tail, which lasts as long as somebody follows it; `end` once for each `follow`. */
  follow(site_id: string): EventTail {
    const known = this.#tails.get(site_id)
    const tail: EventTail =
      known ??
      new EventTail(this.#needs, site_id, () => {
        if (this.#tails.get(site_id) === tail) this.#tails.delete(site_id)
      })
    this.#tails.set(site_id, tail)
    tail.followers += 1
    return tail
  }
}

export class EventTail {
  followers = 0
  readonly #needs: Needs
  readonly #site_id: string
  readonly #close: () => void
  /** In memory: all events after the first place up to the last one. */
  #events: Event[] = []
  #place: { first: number; last: number } | undefined
  /** Whether there may be events behind the last. */
  #news = true
  #reading: Promise<void> | undefined

  constructor(needs: Needs, site_id: string, dispose: () => void) {
    this.#needs = needs
    this.#site_id = site_id
    const off = needs.signals.onSite('events', site_id, () => {
      this.#news = true
    })
    this.#close = () => {
      off()
      dispose()
    }
  }

  /** The next events after a sequence number, for who is woken by the signal of events. */
  async after(seq: number, limit: number): Promise<Event[]> {
    // Nobody else has taken what lies between for long: to read it all would serve nobody.
    if (!this.#place || seq - this.#place.last > limits.tail_events) this.#beginAt(seq)
    // A read that is under way may have what is asked for, or have begun too early for it.
    while ((this.#news || this.#reading) && seq >= this.#last) await this.#read()
    if (seq < (this.#place?.first ?? 0)) return this.#readAfter(seq, limit)
    const at = this.#events.findLastIndex(event => event.seq <= seq) + 1
    return this.#events.slice(at, at + limit)
  }

  /** A follower is gone. */
  end(): void {
    this.followers -= 1
    if (this.followers === 0) this.#close()
  }

  get #last(): number {
    return this.#place?.last ?? 0
  }

  #beginAt(seq: number): void {
    this.#events = []
    this.#place = { first: seq, last: seq }
    this.#news = true
  }

  async #readAfter(seq: number, limit: number): Promise<Event[]> {
    const database = await this.#needs.databases.site(this.#site_id)
    return database.read(db => eventsAfter(db, seq, { limit }))
  }

  /** One batch, for everybody who waits for it. */
  #read(): Promise<void> {
    this.#reading ??= this.#readOnce().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #readOnce(): Promise<void> {
    this.#news = false
    const before = this.#place
    try {
      const read = await this.#readAfter(this.#last, limits.tail_batch_events)
      if (this.#place !== before) return
      if (read.length === limits.tail_batch_events) this.#news = true
      this.#append(read)
    } catch (error) {
      this.#news = true
      throw error
    }
  }

  #append(read: readonly Event[]): void {
    const last = read.at(-1)
    if (!last || !this.#place) return
    this.#events.push(...read)
    const dropped = this.#events.splice(0, Math.max(0, this.#events.length - limits.tail_events))
    this.#place = { first: dropped.at(-1)?.seq ?? this.#place.first, last: last.seq }
  }
}

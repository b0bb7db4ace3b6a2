/**
 * Virtual time, which passes only when nothing else is to be done. Timers of the whole program belong to the current environment:
 * what a process does is a sequence of events, the same for the same seed.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers'
import promised from 'node:timers/promises'

/** The owner of events: a process that may be killed or frozen, or the environment itself. */
export interface Owner {
  alive: boolean
  /** In elapsed time; nothing happens to it before. */
  frozen_until: number
}

interface Event {
  at: number
  order: number
  owner: Owner
  happen: () => void
  off: boolean
}

export const theEnvironment: Owner = { alive: true, frozen_until: 0 }
const owners = new AsyncLocalStorage<Owner>()
const realImmediate = timers.setImmediate
/** Housekeeping looks into a folder that is not there: real time, in which no virtual hours may pass. */
const isReadingFiles = () => process.getActiveResourcesInfo().some(name => /^(FSReq|CloseReq)/.test(name))
const macrotask = () => new Promise<void>(resolve => void realImmediate(resolve))

export class VirtualTime {
  /** Since the beginning; never goes back. */
  elapsed = 0
  /** The machine's clock: its start, plus all changes since. */
  #wall: number
  #events: Event[] = []
  #immediates: Event[] = []
  #order = 0

  constructor(wall: number) {
    this.#wall = wall
  }

  now(): number {
    return this.#wall + Math.floor(this.elapsed)
  }

  stepClock(ms: number): void {
    this.#wall += ms
  }

  after(ms: number, owner: Owner, happen: () => void): () => void {
    const event = this.#event(this.elapsed + Math.max(0, ms), owner, happen)
    this.#insert(event)
    return () => {
      event.off = true
    }
  }

  immediately(owner: Owner, happen: () => void): () => void {
    const event = this.#event(this.elapsed, owner, happen)
    this.#immediates.push(event)
    return () => {
      event.off = true
    }
  }

  /** Runs as this owner: its timers are the owner's and die with it. */
  as<T>(owner: Owner, run: () => T): T {
    return owners.run(owner, run)
  }

  /** Lets time pass until then, or until `over` answers true between two events. */
  async pass(until: number, over: () => boolean = () => false): Promise<void> {
    await this.#rest()
    for (;;) {
      const [next] = this.#events
      if (!next || next.at > until || over()) break
      this.#events.shift()
      if (next.off || !next.owner.alive) continue
      if (next.owner.frozen_until > next.at) {
        this.#insert({ ...next, at: next.owner.frozen_until })
        continue
      }
      this.elapsed = Math.max(this.elapsed, next.at)
      owners.run(next.owner, next.happen)
      await this.#rest()
    }
    if (!over()) this.elapsed = Math.max(this.elapsed, until)
  }

  /** Everything that waits for no event is done. */
  async #rest(): Promise<void> {
    await macrotask()
    while (this.#immediates.length > 0 || isReadingFiles()) {
      for (const { owner, off, happen } of this.#immediates.splice(0)) {
        if (!off && owner.alive) owners.run(owner, happen)
      }
      await macrotask()
    }
  }

  #event(at: number, owner: Owner, happen: () => void): Event {
    this.#order += 1
    return { at, order: this.#order, owner, happen, off: false }
  }

  #insert(event: Event): void {
    let [low, high] = [0, this.#events.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#events[middle] as Event
      if (other.at > event.at || (other.at === event.at && other.order > event.order)) high = middle
      else low = middle + 1
    }
    this.#events.splice(low, 0, event)
  }
}

let current: VirtualTime | undefined

/** Makes the timers of this program those of this environment. */
export function live(time: VirtualTime): void {
  current = time
}

const environment = (): VirtualTime => {
  if (!current) throw new Error('A timer was set before there was an environment')
  return current
}
const owner = (): Owner => owners.getStore() ?? theEnvironment

class Timer {
  readonly off: () => void
  constructor(off: () => void) {
    this.off = off
  }
  ref = () => this
  unref = () => this
  hasRef = () => false
  refresh = () => this;
  [Symbol.dispose] = () => this.off()
}

const clear = (timer: unknown): void => {
  if (timer instanceof Timer) timer.off()
}
const setTimer = (happen: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
  new Timer(environment().after(ms, owner(), () => happen(...given)))
const setRepeating = (happen: () => void, ms = 0) => {
  let off = () => {}
  const again = () => {
    off = environment().after(ms, owner(), () => {
      again()
      happen()
    })
  }
  again()
  return new Timer(() => off())
}
const setSoon = (happen: (...given: unknown[]) => void, ...given: unknown[]) =>
  new Timer(environment().immediately(owner(), () => happen(...given)))

const laterOn = <T>(ms = 1, value?: T, { signal }: { signal?: AbortSignal } = {}): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const leave = () => {
      timer.off()
      reject(signal?.reason)
    }
    const timer = setTimer(() => {
      signal?.removeEventListener('abort', leave)
      resolve(value)
    }, ms)
    signal?.addEventListener('abort', leave)
  })

/** Replaces the timers of this program, for good. */
export function takeTimers(): void {
  const replaced = {
    setTimeout: setTimer,
    clearTimeout: clear,
    setInterval: setRepeating,
    clearInterval: clear,
    setImmediate: setSoon,
    clearImmediate: clear,
  }
  Object.assign(timers, replaced)
  Object.assign(globalThis, replaced)
  syncBuiltinESMExports()
}

/** Besides, whatever a process waits for and measures by its own steady clock, and finds itself idle. */
export function takeSteadyTime(): void {
  Object.assign(promised, { setTimeout: laterOn })
  const idle = { idle: 0, active: 0, utilization: 0 }
  Object.assign(performance, { now: () => current?.elapsed ?? 0, eventLoopUtilization: () => idle })
  syncBuiltinESMExports()
}

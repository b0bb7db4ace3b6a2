/**
 * Keeps a draft: sends what has changed after a pause, one request at a time, each resting on the version before it.
 * Knows neither React nor the API; `send` does the sending.
 */
import type { PopupChanges } from '@leadwright/sdk'
import { type Problem, problemOf } from '../../../ui/problem.ts'
import { changesBetween, type Draft } from './draft.ts'

export type SaverState = {
  saved: Draft
  version: number
  isSaving: boolean
  /** Why the last try failed; a later success takes it away. */
  failure: Problem | undefined
  /** Somebody else has changed it: nothing is sent until `adopt` or `overwrite`. */
  isStale: boolean
}
export type Send = (changes: PopupChanges, version: number) => Promise<number>

const pause_ms = 800
const retry_ms = 5000

export class Saver {
  #state: SaverState
  #draft: Draft
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | undefined
  #isAutomatic = false
  readonly #send: Send
  readonly #listeners = new Set<() => void>()

  constructor(saved: Draft, version: number, send: Send) {
    this.#state = { saved, version, isSaving: false, failure: undefined, isStale: false }
    this.#draft = saved
    this.#send = send
  }

  readonly get = (): SaverState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The draft as it is now. With `isAutomatic` it is sent by itself after a pause. */
  take(draft: Draft, isAutomatic: boolean): void {
    this.#draft = draft
    this.#isAutomatic = isAutomatic
    clearTimeout(this.#timer)
    if (isAutomatic && !this.#state.isStale && changesBetween(this.#state.saved, draft)) this.#later(pause_ms)
  }

  /** Sends what is not kept yet; true when everything is. */
  save(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** What the server has is now the base of everything. */
  adopt(saved: Draft, version: number): void {
    this.#set({ saved, version, failure: undefined, isStale: false })
  }

  /** Sends the draft over what somebody else has saved as `version`. */
  overwrite(theirs: Draft, version: number): Promise<boolean> {
    this.adopt(theirs, version)
    return this.save()
  }

  /** The editor is left: what is kept by itself is kept now, the rest was given up. */
  leave(): void {
    clearTimeout(this.#timer)
    if (this.#isAutomatic && !this.#state.failure) void this.save()
  }

  async #sendAll(): Promise<boolean> {
    for (;;) {
      const draft = this.#draft
      const changes = changesBetween(this.#state.saved, draft)
      if (!changes) return true
      if (this.#state.isStale) return false
      this.#set({ isSaving: true })
      try {
        const version = await this.#send(changes, this.#state.version)
        // What was held back as unfinished is not saved.
        const saved = { ...this.#state.saved, ...changes } as Draft
        this.#set({ saved, version, isSaving: false, failure: undefined })
      } catch (error) {
        this.#fail(problemOf(error))
        return false
      }
    }
  }

  #fail(failure: Problem): void {
    this.#set({ isSaving: false, failure, isStale: failure.status === 412 })
    // A lost connection comes back; a refusal needs another draft.
    if (failure.status === 0 || failure.status >= 500) this.#later(retry_ms)
  }

  #later(milliseconds: number): void {
    this.#timer = setTimeout(() => void this.save(), milliseconds)
  }

  #set(changes: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

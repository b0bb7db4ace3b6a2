/** The control database of a node: its own file while this node is control's home, else that of the node that is. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Backlog } from '../backlog.ts'
import type { Database } from '../database.ts'
import type { Handle } from '../handle.ts'
import { DatabaseUnusable } from '../unusable.ts'
import type { WriteOptions } from '../write-options.ts'
import { homeLimits } from './limits.ts'

export interface ControlNeeds {
  remote: Database<'control'>
  open: () => Promise<Database<'control'>>
  isHere: () => boolean
  onError: (error: unknown) => void
}

export class ControlAtHome implements Database<'control'> {
  readonly kind = 'control'
  readonly #needs: ControlNeeds
  #local: Database<'control'> | undefined
  #opening: Promise<Database<'control'>> | undefined
  #isClosed = false

  constructor(needs: ControlNeeds) {
    this.#needs = needs
  }

  get #current(): Database<'control'> {
    return this.#local ?? this.#needs.remote
  }

  get path(): string {
    return this.#current.path
  }

  get idle(): boolean {
    return this.#current.idle
  }

  get open(): boolean {
    return this.#current.open
  }

  get damaged(): boolean {
    return this.#current.damaged
  }

  get outdated(): boolean {
    return this.#local?.outdated === true
  }

  get counts(): Readonly<{ actions: number; groups: number }> {
    return this.#current.counts
  }

  get backlog(): Backlog {
    return this.#current.backlog
  }

  read<T>(fn: (db: Handle<'control'>) => Promise<T>): Promise<T> {
    return this.#current.read(fn)
  }

  readSlow<T>(fn: (db: Handle<'control'>) => Promise<T>): Promise<T> {
    return this.#current.readSlow(fn)
  }

  /** Where it comes here, it waits until it is. */
  async write<T>(fn: (tx: Handle<'control'>) => Promise<T>, how?: WriteOptions): Promise<T> {
    if (this.#local?.outdated) await this.#reopen()
    const database = this.#local ?? (this.#needs.isHere() ? await this.arrive() : this.#needs.remote)
    return database.write(fn, how)
  }

  /** This node is its home; resolves once it is open. */
  arrive(): Promise<Database<'control'>> {
    this.#opening ??= this.#open()
    return this.#opening
  }

  /** Another node is its home. */
  async leave(): Promise<void> {
    const opening = this.#opening
    this.#opening = undefined
    const local = this.#local
    this.#local = undefined
    await opening?.catch(() => undefined)
    await local?.close()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.leave()
    await this.#needs.remote.close()
  }

  async #reopen(): Promise<void> {
    await this.leave()
    if (this.#needs.isHere()) await this.arrive()
  }

  async #open(): Promise<Database<'control'>> {
    for (;;) {
      try {
        const opened = await this.#needs.open()
        if (this.#needs.isHere()) this.#local = opened
        else await opened.close()
        return this.#current
      } catch (error) {
        if (this.#isClosed || !this.#needs.isHere() || error instanceof DatabaseUnusable) {
          this.#opening = undefined
          throw error
        }
        this.#needs.onError(error)
        await pause(homeLimits.retry_milliseconds)
      }
    }
  }
}

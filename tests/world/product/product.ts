/** The product in this process: it answers, and works in the background, on a clock that stands still until it is moved. */
import type { OpenInstallation } from '../../../api/installation.ts'
import type { FixedClock } from '../../../api/platform/runtime/clock.ts'
import { receiveMessage } from '../../../api/public/inbound-mail/receive.ts'
import type { Faults } from './life.ts'
import type { ProductOptions, ProductProcess } from './process.ts'

const TURNS_MAX = 500

export interface Sent {
  headers: Headers
  body?: string | ArrayBuffer
}

export abstract class Product {
  readonly clock: FixedClock
  readonly faults: Faults
  protected readonly options: ProductOptions
  /** The same clock, but that it is never set back. */
  protected readonly steadyClock = {
    at: 0,
    now: (): number => (this.steadyClock.at = Math.max(this.steadyClock.at, this.clock.now())),
  }
  /** Where something may be due: sites, and `control` for the installation. */
  readonly #stirred = new Set<string>()
  /** At which it works. */
  readonly #sites = new Set<string>()

  protected constructor(options: ProductOptions, faults: Faults) {
    this.options = options
    this.faults = faults
    this.clock = options.clock
  }

  /** Of a process that lives. */
  abstract readonly installation: OpenInstallation

  abstract request(method: string, path: string, init: Sent): Promise<Response>

  /** A process ends and begins again. Meanwhile anything of its people may lie in these folders. */
  abstract restart(meanwhile?: (folders: readonly string[]) => Promise<void>): Promise<void>

  /** What is not as it should be once all is done, whatever was played. */
  abstract wrong(): Promise<string[]>
  abstract close(): Promise<void>

  /** Done by the process that has the site, or the installation. Undefined where it died of it: then another has begun. */
  protected abstract atHome<T>(name: string, work: (home: ProductProcess) => Promise<T>): Promise<T | undefined>

  /** Whether what goes wrong around it is over, and nothing is due of it. */
  protected abstract isWhole(): Promise<boolean>

  protected readonly stir = (name: string): void => void this.#stirred.add(name)

  protected stirAll(): void {
    for (const name of this.places) this.stir(name)
  }

  protected get places(): string[] {
    return [...this.#sites, 'control']
  }

  /** A mail comes in; its server brings it again where the process dies of it. */
  async receive(raw: string, recipients: readonly string[]): Promise<void> {
    const take = ({ installation }: ProductProcess) => receiveMessage(installation, Buffer.from(raw), recipients)
    while ((await this.atHome('control', take)) === undefined);
  }

  /** From now on the site's work is done, whenever the product is told to. */
  async work(site_id: string): Promise<void> {
    this.#sites.add(site_id)
    await this.atHome(site_id, home => home.begin(site_id))
    this.stir(site_id)
  }

  /** No more work is done at the site. */
  async rest(site_id: string): Promise<void> {
    this.#sites.delete(site_id)
    await this.atHome(site_id, home => home.leave(site_id))
  }

  /** Everything that is due at this moment is done, and what follows from it. */
  async settle(): Promise<void> {
    for (let turn = 0; !(await this.#isAtRest()); turn++) {
      if (turn > TURNS_MAX) throw new Error('The product does not come to rest')
      const stirred = [...this.#stirred]
      this.#stirred.clear()
      for (const name of stirred) {
        if (name !== 'control' && !this.#sites.has(name)) continue
        await this.atHome(name, home => home.carryOn(name))
      }
    }
    this.options.mailbox.rested()
  }

  async #isAtRest(): Promise<boolean> {
    const wasStirred = () => this.#stirred.size > 0
    return !wasStirred() && (await this.isWhole()) && !wasStirred()
  }

  /** Lets time pass until then, moment by moment at which something is due. */
  async passTo(moment: number): Promise<void> {
    await this.settle()
    for (;;) {
      const due = await this.#nextDue()
      if (due === undefined) continue
      if (due === null || due > moment) break
      this.clock.set(due)
      this.stirAll()
      await this.settle()
    }
    this.clock.set(moment)
  }

  /** What is done at a site once an hour. */
  async tidy(site_id: string): Promise<void> {
    if (this.#sites.has(site_id)) await this.atHome(site_id, home => home.tidy(site_id))
  }

  /** There is room on the disk again: whatever has waited for it goes on. */
  async makeRoom(): Promise<void> {
    this.faults.full = false
    this.stirAll()
    await this.settle()
  }

  /**
   * The next moment to come at which something is due; undefined where it could not be told. What is due already waits for something else,
   * such as the end of a pause.
   */
  async #nextDue(): Promise<number | null | undefined> {
    const now = this.clock.now()
    const coming: number[] = []
    for (const name of this.places) {
      const moments = await this.atHome(name, home => home.nextDue(name, now))
      if (moments === undefined) return undefined
      for (const moment of moments) if (moment !== null && moment > now) coming.push(moment)
    }
    return coming.length > 0 ? Math.min(...coming) : null
  }
}

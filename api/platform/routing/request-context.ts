/**
 * The request as endpoints see it. Most endpoints need little of it, so everything that costs something is
 * found out when it is asked for.
 */
import type { Context as HonoContext } from 'hono'
import type { Context, Installation, SiteFacts } from '../features/context.ts'
import type { Exchange, HeaderReader } from '../http/exchange.ts'
import type { Actor, Rights } from '../identity/actor.ts'
import { Problem } from '../problem/problem.ts'
import type { Clock } from '../runtime/clock.ts'
import type { NewId } from '../runtime/ids.ts'
import type { Log } from '../runtime/log.ts'
import { type Locale, localeOf } from '../texts/messages/messages.ts'

/** The authenticated caller, and the site. */
export interface Access {
  actor: Actor
  site: SiteFacts
  rights: Rights | null
}

export const requestLocale = (c: HonoContext): Locale => localeOf(c.req.header('accept-language'))

export class RequestContext implements Context {
  readonly installation: Installation
  readonly actor: Actor
  readonly site: SiteFacts
  readonly rights: Rights | null
  readonly request_id: string
  readonly newId: NewId
  readonly request: RequestFacts
  readonly #exchange: Exchange
  readonly #clock: Clock
  readonly #again: () => Promise<Access>
  #log: Log | undefined

  /** `again` repeats the check whether the request is allowed. */
  constructor(
    exchange: Exchange,
    installation: Installation,
    { actor, site, rights }: Access,
    body: Uint8Array,
    again: () => Promise<Access>,
  ) {
    this.#exchange = exchange
    this.#clock = site.id === '' ? installation.clock : installation.clockOf(site)
    this.#again = again
    this.installation = installation
    this.actor = actor
    this.site = site
    this.rights = rights
    this.request_id = exchange.request_id
    this.newId = installation.newId
    this.request = new RequestFacts(exchange, body)
  }

  get locale(): Locale {
    return localeOf(this.#exchange.headers.get('accept-language') ?? undefined)
  }

  get log(): Log {
    const { request_id, site } = this
    this.#log ??= this.installation.log.child({ request_id, ...(site.id && { site_id: site.id }) })
    return this.#log
  }

  readonly now = (): number => this.#clock.now()

  readonly rightsNow = async (): Promise<Rights | null> => {
    const now = await this.#again().catch(error => {
      if (error instanceof Problem) return null
      throw error
    })
    return now?.rights ?? null
  }
}

class RequestFacts {
  readonly body: Uint8Array
  readonly idempotency_key: string | undefined
  readonly #exchange: Exchange

  constructor(exchange: Exchange, body: Uint8Array) {
    this.#exchange = exchange
    this.body = body
    this.idempotency_key = exchange.headers.get('idempotency-key') || undefined
  }

  get method(): string {
    return this.#exchange.method
  }
  get path(): string {
    return this.#exchange.path
  }
  get ip(): string {
    return this.#exchange.ip
  }
  get user_agent(): string {
    return this.#exchange.headers.get('user-agent') ?? ''
  }
  get if_match(): string | undefined {
    return this.#exchange.headers.get('if-match') ?? undefined
  }
  get headers(): HeaderReader {
    return this.#exchange.headers
  }
  get signal(): AbortSignal {
    return this.#exchange.signal
  }

  breakOff(): boolean {
    return this.#exchange.breakOff()
  }
}

/**
 * What an operation is told of its request. Of most requests hardly anything is asked, so all that costs something is
 * found out when it is asked for.
 */
import type { Context as HonoContext } from 'hono'
import type { Actor, Rights } from './actor.ts'
import type { Clock } from './clock.ts'
import type { Context, Installation, SiteFacts } from './context.ts'
import type { NewId } from './ids.ts'
import { limits } from './limits.ts'
import type { Log } from './log.ts'
import { type Locale, localeOf } from './messages/messages.ts'
import { Problem, problem } from './problem/problem.ts'
import type { Env } from './route.ts'

/** Who came in, and where. */
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
  readonly #c: HonoContext<Env>
  readonly #clock: Clock
  readonly #again: () => Promise<Access>
  #log: Log | undefined

  /** `again` judges anew whether the request may come in. */
  constructor(
    c: HonoContext<Env>,
    installation: Installation,
    { actor, site, rights }: Access,
    body: Uint8Array,
    again: () => Promise<Access>,
  ) {
    this.#c = c
    this.#clock = site.id === '' ? installation.clock : installation.clockOf(site)
    this.#again = again
    this.installation = installation
    this.actor = actor
    this.site = site
    this.rights = rights
    this.request_id = c.get('request_id')
    this.newId = installation.newId
    this.request = new RequestFacts(c, body)
  }

  get locale(): Locale {
    return requestLocale(this.#c)
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
  readonly #c: HonoContext<Env>

  constructor(c: HonoContext<Env>, body: Uint8Array) {
    this.#c = c
    this.body = body
    this.idempotency_key = idempotencyKey(c.req.header('idempotency-key'))
  }

  get method(): string {
    return this.#c.req.raw.method
  }
  get path(): string {
    return this.#c.req.path
  }
  get ip(): string {
    return this.#c.get('ip')
  }
  get user_agent(): string {
    return this.#c.req.header('user-agent') ?? ''
  }
  get if_match(): string | undefined {
    return this.#c.req.header('if-match')
  }
  get headers(): Headers {
    return this.#c.req.raw.headers
  }
  get signal(): AbortSignal {
    return this.#c.req.raw.signal
  }
}

function idempotencyKey(key: string | undefined): string | undefined {
  if (key !== undefined && key.length > limits.idempotency_key_characters_max) {
    const values = { maximum: limits.idempotency_key_characters_max }
    throw problem('validation_failed', { errors: [{ pointer: '/Idempotency-Key', code: 'too_long', values }] })
  }
  return key === '' ? undefined : key
}

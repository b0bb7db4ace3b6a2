/** What one node says to another is signed with a key from the control database, which all of them read. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Databases } from '../platform/database/databases.ts'

export const node_header = 'leadwright-node'

/** Clocks may be apart, and a request may wait. */
const valid_ms = 300_000
const [secure, plain] = ['https', 'http']

export interface RequestOrigin {
  /** Who asked the node that passes it on. */
  ip: string
  request_id: string
  /** Whether it came by HTTPS. */
  is_secure: boolean
}

export class Signature {
  readonly #keys: Pick<Databases, 'controlKey'>
  readonly #now: () => number

  constructor(keys: Pick<Databases, 'controlKey'>, now: () => number) {
    this.#keys = keys
    this.#now = now
  }

  /** The value of the header for a request. */
  async sign(method: string, url: string, { ip, request_id, is_secure }: RequestOrigin): Promise<string> {
    const said = `${this.#now()} ${request_id} ${ip} ${is_secure ? secure : plain}`
    return `${said} ${await this.#mark(method, url, said)}`
  }

  /** Undefined where it is from no node of this installation. */
  async read({ method = '', url = '', headers }: IncomingMessage): Promise<RequestOrigin | undefined> {
    const [at = '', request_id = '', ip = '', scheme = '', mark = ''] = String(headers[node_header] ?? '').split(' ')
    if (Math.abs(this.#now() - Number(at)) > valid_ms) return undefined
    const right = Buffer.from(await this.#mark(method, url, `${at} ${request_id} ${ip} ${scheme}`))
    const given = Buffer.from(mark)
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    return { ip, request_id, is_secure: scheme === secure }
  }

  async #mark(method: string, url: string, said: string): Promise<string> {
    const key = createHmac('sha256', await this.#keys.controlKey())
      .update('nodes')
      .digest()
    return createHmac('sha256', key).update(`${method} ${url}\n${said}`).digest('base64url')
  }
}

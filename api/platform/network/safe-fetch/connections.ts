/** Connections that stay open from one page of a host to the next; those that nobody uses close by themselves. */
import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import { limits } from '../../runtime/limits.ts'

export class Connections {
  readonly #plain: Agent
  readonly #secure: SecureAgent

  /** `at_once`: to one host. */
  constructor(at_once: number) {
    const options = { keepAlive: true, maxSockets: at_once, timeout: limits.fetch_connection_idle_milliseconds }
    this.#plain = new Agent(options)
    this.#secure = new SecureAgent(options)
  }

  of({ protocol }: URL): Agent {
    return protocol === 'https:' ? this.#secure : this.#plain
  }
}

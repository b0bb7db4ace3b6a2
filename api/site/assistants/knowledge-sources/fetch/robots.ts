/** What a host asks of programs that read it. Asked once for each host and update. */

import { FetchRefusalError, type SafeFetch } from '../../../../platform/network/safe-fetch/safe-fetch.ts'
import { parseRobots } from '../../../../platform/texts/markup/robots.ts'
import { knowledgeLimits } from '../limits.ts'

/** As hosts name it in their robots.txt. */
export const robot_name = 'Leadwright'

interface Rules {
  allows(url: string): boolean
  delay_ms: number
}

const open: Rules = { allows: () => true, delay_ms: 0 }
const closed: Rules = { allows: () => false, delay_ms: 0 }

/** `isOwn`: what this installation serves, which it may read. */
export class Robots {
  readonly #fetch: Pick<SafeFetch, 'get'>
  readonly #hosts = new Map<string, Promise<Rules>>()

  constructor(fetch: Pick<SafeFetch, 'get'>) {
    this.#fetch = fetch
  }

  of(url: string): Promise<Rules> {
    const { origin } = new URL(url)
    const known = this.#hosts.get(origin) ?? this.#ask(origin)
    this.#hosts.set(origin, known)
    return known
  }

  /** A host without rules may be read; one that cannot say is left alone. */
  async #ask(origin: string): Promise<Rules> {
    try {
      const { status, body } = await this.#fetch.get(`${origin}/robots.txt`, 'text/plain,*/*;q=0.5')
      if (status >= 500) return closed
      if (status < 200 || status > 299) return open
      const { allows, delay_seconds } = parseRobots(body, robot_name)
      return { allows, delay_ms: Math.min(delay_seconds, knowledgeLimits.crawl_delay_seconds_max) * 1_000 }
    } catch (error) {
      // What cannot be reached says so itself, page by page.
      if (error instanceof FetchRefusalError) return open
      throw error
    }
  }
}

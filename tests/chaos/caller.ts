/** Calls the API of a server, or of any of several, that may be killed at any moment; retries until the call succeeds. */
import { setTimeout as sleep } from 'node:timers/promises'

/** A killed server refuses at once; this timeout is for a server that hangs, and long enough for a busy machine. */
const PATIENCE_MS = 60_000

export interface Reply {
  status: number
  body: Record<string, unknown> & { id: string; data: Record<string, unknown>[]; next_cursor: string | null }
}

export class Caller {
  readonly #urlOf: () => string
  readonly #patience_ms: number
  token = ''

  constructor(url: string | (() => string), patience_ms = PATIENCE_MS) {
    this.#urlOf = typeof url === 'string' ? () => url : url
    this.#patience_ms = patience_ms
  }

  /** Of the server that is asked next. */
  get url(): string {
    return this.#urlOf()
  }

  async once(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Reply> {
    const headers: Record<string, string> = { 'content-type': 'application/json', ...more }
    if (this.token && !path.startsWith('/v1/public/')) headers.authorization = `Bearer ${this.token}`
    const init = { method, headers, signal: AbortSignal.timeout(this.#patience_ms) }
    const response = await fetch(`${this.url}${path}`, {
      ...init,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) } as Reply
  }

  /** The answer's body; anything but a 2xx is an error. */
  async must(method: string, path: string, body?: unknown): Promise<Reply['body']> {
    const reply = await this.once(method, path, body)
    if (reply.status >= 300)
      throw new Error(`${method} ${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
    return reply.body
  }

  /** A server that is too busy refuses before it has read a file, and closes: it is asked again, for a while. */
  async upload(path: string, file: Blob, name: string): Promise<Reply> {
    const form = new FormData()
    form.append('file', file, name)
    const init = { method: 'POST', body: form, headers: { authorization: `Bearer ${this.token}` } }
    for (const gives_up = performance.now() + this.#patience_ms; ; await sleep(50)) {
      const late = performance.now() > gives_up
      const response = await fetch(`${this.url}${path}`, init).catch(error => {
        if (late) throw error
      })
      if (response && (late || response.status !== 503))
        return { status: response.status, body: (await response.json()) as Reply['body'] }
    }
  }

  /** Every row of a list. */
  async all(path: string): Promise<Record<string, unknown>[]> {
    const rows: Record<string, unknown>[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const after: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const page: Reply['body'] = await this.must('GET', `${path}${path.includes('?') ? '&' : '?'}limit=100${after}`)
      rows.push(...page.data)
      cursor = page.next_cursor
    }
    return rows
  }

  /** Until it is answered at all with less than 500; how many tries that took is the caller's matter. */
  async untilAnswered(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<Reply> {
    for (;;) {
      try {
        const reply = await this.once(method, path, body, more)
        if (reply.status < 500) return reply
      } catch {
        // The server was killed before or while it answered.
      }
      await sleep(25)
    }
  }
}

/** Calls as over HTTP, by whoever: an owner with a key, or anybody without. Nothing else reaches the product. */
import type { Product } from './product.ts'

/** Calls that take no key of their caller, or answer with what is shown once: no kill meets them. */
const UNREPEATABLE =
  /\/form$|\/conversations|\/confirmations\/|\/resubscribe|\/api-keys|\/webhook-endpoints$|\/managers/

export interface Answer {
  status: number
  // Bodies are as the product sends them; who reads one knows its contract.
  body: Record<string, unknown> & { id: string; code?: string; data: Record<string, unknown>[] }
  text: string
}

export interface CallOptions {
  token?: string | null
  body?: unknown
  /** As a form of a page sends it. */
  form?: readonly (readonly [string, string])[]
  file?: { name: string; text: string }
  headers?: Record<string, string>
}

export class Client {
  readonly #product: Product
  token: string | null = null
  /** A text of another account's site, which no answer may hold. */
  hidden: string | null = null
  calls = 0

  constructor(product: Product) {
    this.#product = product
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const { token = this.token, form, file, body } = options
    const headers = new Headers(options.headers)
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    const { faults } = this.#product
    // Whoever hears no answer asks again, and is told what came of the first.
    if (faults.threatens && method !== 'GET' && !headers.has('idempotency-key'))
      headers.set('idempotency-key', `call-${this.calls}`)
    const init: { headers: Headers; body?: string | ArrayBuffer } = { headers }
    if (file) Object.assign(init, await multipart(headers, file))
    else if (form) {
      headers.set('content-type', 'application/x-www-form-urlencoded')
      headers.set('accept', 'text/html')
      init.body = new URLSearchParams(form.map(([name, value]) => [name, value])).toString()
    } else if (body !== undefined) {
      headers.set('content-type', 'application/json')
      init.body = JSON.stringify(body)
    }
    this.calls += 1
    const held = UNREPEATABLE.test(path)
    if (held) faults.held += 1
    // Until all of the answer is there: a chat's is written while it is sent.
    const { response, text } = await this.#read(method, path, init).finally(() => {
      if (held) faults.held -= 1
    })
    const answer = () => ({ status: response.status, text, body: parseBody(text) as Answer['body'] })
    if (response.status === 507 && faults.full) throw new NoRoom(answer())
    if (this.hidden && text.includes(this.hidden)) throw new Error(`${method} ${path} tells of another account’s site`)
    if (response.status >= 500 && response.status !== 503)
      throw new ServerError(`${method} ${path}: ${response.status} ${text}`)
    return answer()
  }

  async #read(method: string, path: string, init: { headers: Headers; body?: string | ArrayBuffer }) {
    const response = await this.#product.request(method, path, init)
    return { response, text: await response.text() }
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, options)
  post = (path: string, body?: unknown) => this.call('POST', path, { body })
  patch = (path: string, body: unknown) => this.call('PATCH', path, { body })
  delete = (path: string) => this.call('DELETE', path)
  /** A page or link of a mail, opened by whoever has it. */
  visit = (path: string) => this.call('GET', path, { token: null, headers: { accept: 'text/html' } })
  press = (path: string, form: readonly (readonly [string, string])[] = []) =>
    this.call('POST', path, { token: null, form })
}

/** The product answered that its disk is full, which it is: what was to follow is not asked for. */
export class NoRoom extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super('The disk is full')
    this.answer = answer
  }
}

/** The product answered that it failed: always a difference. */
export class ServerError extends Error {}

async function multipart(headers: Headers, file: { name: string; text: string }): Promise<{ body: ArrayBuffer }> {
  const form = new FormData()
  form.append('file', new Blob([file.text]), file.name)
  const whole = new Response(form)
  headers.set('content-type', whole.headers.get('content-type') ?? '')
  return { body: await whole.arrayBuffer() }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Asks as a caller, and what was answered. */
import { forgetCausedMail } from '../contract/caused-mail.ts'
import type { Ready } from '../contract/requests.ts'
import { urlOf } from '../contract/requests.ts'
import type { Caller } from './callers.ts'

export interface Said {
  status: number
  /** Of a refusal. */
  code: string
  text: string
  /** All that was sent, in which ids may come back. */
  sent: string
}

export async function ask(ready: Ready, caller: Pick<Caller, 'token'>): Promise<Said> {
  const { contract, people, body, bindings } = ready
  const headers = new Headers({ 'accept-language': 'en', ...ready.headers })
  if (caller.token !== null) headers.set('authorization', `Bearer ${caller.token}`)
  const init: RequestInit = { method: contract.method.toUpperCase(), headers }
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  if (body !== undefined) {
    if (!headers.has('content-type')) headers.set('content-type', 'application/json')
    init.body = isRaw ? (body as BodyInit) : JSON.stringify(body)
  }
  await forgetCausedMail(people, people.site, (body as { email?: unknown } | undefined)?.email)
  const url = urlOf(ready)
  const response = await people.app.request(url, init, bindings)
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (streams) await response.body?.cancel()
  const text = streams ? '' : await response.text()
  const told = `${url} ${isRaw ? '' : (init.body ?? '')} ${ready.headers?.['x-tenant'] ?? ''}`
  const heads = `${response.headers.get('location') ?? ''} ${response.headers.get('content-disposition') ?? ''}`
  return { status: response.status, code: codeOf(response, text), text: `${text}${heads}`, sent: told }
}

function codeOf(response: Response, text: string): string {
  if (response.headers.get('content-type') !== 'application/problem+json') return ''
  return (JSON.parse(text) as { code: string }).code
}

export const bearer = (headers: Headers): string | null => headers.get('authorization')?.replace(/^Bearer /, '') ?? null

/** An answer without what differs between two equal ones: the request's own id, and whatever was asked about. */
export const without = ({ status, text }: Said, id: string): string =>
  `${status} ${text.replaceAll(/"request_id":"[^"]*"/g, '').replaceAll(id, 'ID')}`

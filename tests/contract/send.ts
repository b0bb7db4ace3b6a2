/** Sends a request to the app in memory and holds every refusal against the form that all refusals have. */
import { expect } from 'vitest'
import { problemCodes } from '../../api/document.ts'
import type { Contract } from '../../api/platform/features/contract.ts'
import { asksForPage } from '../../api/platform/http/exchange.ts'
import { catalog, type ProblemCode } from '../../api/platform/problem/catalog.ts'
import type { People } from './people.ts'

export interface Sent {
  token?: string | null
  headers?: Record<string, string>
  /** Text and streams go as they are, everything else as JSON. */
  body?: unknown
  /** The caller's address, as the server's socket would give it. */
  bindings?: object
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  json: Record<string, unknown>
}

const allowedKeys = [
  ...['type', 'title', 'status', 'code', 'detail', 'request_id', 'errors', 'blockers', 'second_step'],
  ...['allowance', 'object_id', 'required_permissions'],
]

/** Calls as the owner by default. A body that is not JSON has its own content type. */
export async function send(w: People, contract: Contract, url: string, sent: Sent = {}): Promise<Answer> {
  const headers = new Headers(sent.headers)
  const open = contract.permission === 'public'
  const token = sent.token === undefined ? (open ? null : w.person.token) : sent.token
  if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  const init: RequestInit & { duplex?: 'half' } = { method: contract.method.toUpperCase(), headers }
  if (sent.body !== undefined) {
    const raw = typeof sent.body === 'string' || sent.body instanceof ReadableStream || sent.body instanceof Uint8Array
    if (!headers.has('content-type')) headers.set('content-type', 'application/json')
    init.body = raw ? (sent.body as BodyInit) : JSON.stringify(sent.body)
    init.duplex = 'half'
  }
  const response = await w.app.request(url, init, sent.bindings)
  const streamed = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (streamed) await response.body?.cancel()
  const text = streamed ? '' : await response.text()
  const answer = { status: response.status, headers: response.headers, text, json: jsonOf(text) }
  expect(answer.headers.get('request-id'), 'Request-Id').toMatch(/^[\w-]{8,80}$/)
  // Browsers get a page.
  if (answer.status >= 400 && !asksForPage(headers)) expectProblem(contract, answer)
  return answer
}

/** A refusal is a problem document, its code is in the catalog, and the contract documents it. */
export function expectProblem(contract: Contract, { status, headers, json }: Answer): void {
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(Object.keys(json).filter(key => !allowedKeys.includes(key))).toEqual([])
  expect(json).toMatchObject({
    type: `/docs/problems/${json.code}`,
    title: expect.stringMatching(/\S/),
    status,
    code: expect.any(String),
    detail: expect.stringMatching(/\S/),
    request_id: headers.get('request-id'),
  })
  const code = json.code as ProblemCode
  expect(catalog[code], `status of ${code}`).toBe(status)
  expect(code, `${contract.operationId}: an error that nobody expected`).not.toBe('internal')
  expect(problemCodes(contract), `${contract.operationId} does not say that it can answer ${code}`).toContain(code)
  if (status === 429 || status === 503) expect(headers.get('retry-after')).toMatch(/^\d+$/)
  if (status === 401) expect(headers.get('www-authenticate')).toBe('Bearer')
  for (const error of errorsOf(json)) {
    expect(error, 'a key without its text').not.toMatchObject({
      text: expect.stringMatching(/^(problem|validation)\./),
    })
    expect(error).toEqual({
      pointer: expect.stringMatching(/^(\/|$)/),
      code: expect.any(String),
      text: expect.any(String),
    })
  }
  expect(`${json.title} ${json.detail}`, 'a placeholder without its value').not.toMatch(/\{\w+\}/)
}

export interface WireError {
  pointer: string
  code: string
  text: string
}
export const errorsOf = (json: Record<string, unknown>): WireError[] => (json.errors ?? []) as WireError[]

/** An answer without what may differ between two equal refusals. */
export const sameFor = ({ status, json, headers }: Answer) => ({
  status,
  json: { ...json, request_id: '' },
  headers: [...headers].filter(([name]) => !['request-id', 'date'].includes(name)),
})

function jsonOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

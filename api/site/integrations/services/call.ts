/** One request to a service and its answer as it came: time, size and network are judged here, the wire format is not. */
import type { Clock } from '../../../platform/runtime/clock.ts'
import { serviceLimits } from './limits.ts'
import type { Pace } from './pace.ts'
import { ServiceRefusal } from './service-problem.ts'

/** What clients are made with. `fetch` is one that reaches public addresses alone (`platform/network/safe-fetch`). */
export interface CallParts {
  fetch: typeof fetch
  clock: Clock
  pace: Pace
  /** Another time than `service_call_milliseconds_max`. */
  call_milliseconds_max?: number
}

export interface ServiceCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
}

export interface ServiceAnswer {
  status: number
  headers: Headers
  /** Undefined where the answer is no JSON. */
  json: unknown
  text: string
}

export async function callService(parts: CallParts, call: ServiceCall): Promise<ServiceAnswer> {
  const { url, method, headers, body } = call
  const { call_milliseconds_max = serviceLimits.service_call_milliseconds_max } = parts
  return parts.pace.run(async () => {
    try {
      const signal = AbortSignal.timeout(call_milliseconds_max)
      const answer = await parts.fetch(url, { method, headers, ...(body !== undefined && { body }), signal })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, text, json: parseJson(text) }
    } catch (error) {
      throw new ServiceRefusal({ kind: 'service_down', detail: `${new URL(url).host}: ${describe(error)}` })
    }
  })
}

export const jsonHeaders = { accept: 'application/json', 'content-type': 'application/json' }
export const formHeaders = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }

export const isOk = ({ status }: ServiceAnswer): boolean => status >= 200 && status < 300

/** An object of an answer, whatever came: keys that are missing read as undefined. */
export const toObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

export const toObjects = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(toObject) : []

export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Texts that are empty where nothing is meant. */
export const toTextOrNull = (value: unknown): string | null => toText(value) || null

/** Milliseconds of an instant with its zone or offset; null for none. */
export function toMoment(value: unknown): number | null {
  const at = Date.parse(toText(value))
  return Number.isNaN(at) ? null : at
}

/** Seconds of `Retry-After`, as a number or a date; `otherwise` where the service says nothing. */
export function readRetryAfter(headers: Headers, now: number, otherwise: number): number {
  const given = headers.get('retry-after')
  if (given === null) return otherwise
  const seconds = /^\d{1,9}$/.test(given) ? Number(given) : (Date.parse(given) - now) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : otherwise
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Without the address, whose path may carry a person's. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'no answer in time' : error.message
}

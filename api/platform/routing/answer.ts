/** The one place where errors become answers, and where an unexpected one is logged. */

import { NoSiteError } from '../database/site-file.ts'
import { DatabaseUnusable } from '../database/unusable.ts'
import { asksForPage, type Exchange, type Reply } from '../http/exchange.ts'
import { visitorPage } from '../pages/visitor-page.ts'
import { Problem, type ProblemDocument, problem, problemDocument } from '../problem/problem.ts'
import { Full, InvalidParameter, isOutage } from '../runtime/errors.ts'
import { errorFields, type Log } from '../runtime/log.ts'
import { type Locale, localeOf } from '../texts/messages/messages.ts'

/** Any thrown thing as a problem: ours, the database's typed errors, or `internal`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof NoSiteError) return problem('site_not_found')
  if (error instanceof Full) return problem('disk_full')
  if (error instanceof DatabaseUnusable) return problem('site_damaged', { detail: `site_damaged.${error.fault}` })
  if (isOutage(error) || isOutOfDescriptors(error)) {
    return problem('service_unavailable', { retry_after_seconds: 5 })
  }
  if (error instanceof InvalidParameter) {
    return problem('validation_failed', { errors: [{ pointer: '', code: 'text_characters' }] })
  }
  return problem('internal')
}

const isOutOfDescriptors = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')

export async function answerProblem(exchange: Exchange, error: unknown, log: Log): Promise<Reply | Response> {
  const request_id = exchange.request_id ?? ''
  const p = toProblem(error)
  if (p.details.moved_to !== undefined) return redirectTo(p.details.moved_to, exchange)
  // The error is a consequence of the client's disconnect.
  if (p.status >= 500 && !isRefusal(p) && !exchange.signal.aborted)
    log.error({ request_id, path: exchange.path, ...errorFields(error) }, 'request failed')
  const locale = localeOf(exchange.headers.get('accept-language') ?? undefined)
  const reply = problemReply(p, locale, request_id)
  return isReadByPerson(exchange, p)
    ? problemPage(problemDocument(p, locale, request_id), locale, reply.headers)
    : reply
}

/** Said on purpose, so nothing has failed. */
const isRefusal = ({ code }: Problem): boolean =>
  code !== 'internal' && code !== 'service_unavailable' && code !== 'disk_full'

export function problemReply(p: Problem, locale: Locale, request_id: string): Reply {
  const headers: Record<string, string> = {
    ...p.details.headers,
    'Content-Type': 'application/problem+json',
    'Content-Language': locale,
    'Cache-Control': 'no-store',
  }
  const retry = p.details.retry_after_seconds ?? (p.status === 429 || p.status === 503 ? 5 : undefined)
  if (retry !== undefined) headers['Retry-After'] = String(retry)
  if (p.status === 401) headers['WWW-Authenticate'] = 'Bearer'
  if (p.details.allow) headers.Allow = p.details.allow.join(', ')
  return { status: p.status, headers, body: JSON.stringify(problemDocument(p, locale, request_id)) }
}

/** The same path at another installation; the method and the body go along. */
function redirectTo(address: string, exchange: Exchange): Reply {
  const values = Object.entries(exchange.queries()).flatMap(([name, all]) => all.map(value => [name, value]))
  const query = new URLSearchParams(values).toString()
  const Location = `${address}${exchange.path}${query && `?${query}`}`
  return { status: 308, headers: { Location, 'Cache-Control': 'no-store' }, body: null }
}

const isReadByPerson = ({ path, headers }: Exchange, { code }: Problem): boolean =>
  (path.startsWith('/v1/public/') || code === 'site_elsewhere') && asksForPage(headers)

async function problemPage(
  { title, detail, status }: ProblemDocument,
  locale: Locale,
  headers: Record<string, string>,
): Promise<Response> {
  // What is not there has a detail for whoever builds, not for whoever visits.
  const page = await visitorPage({ locale, title: status === 404 ? title : detail, paragraphs: [], status })
  for (const [name, value] of Object.entries(headers)) if (name !== 'Content-Type') page.headers.set(name, value)
  return page
}

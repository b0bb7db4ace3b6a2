/** The one place where errors become answers, and where an unexpected one is logged. */
import { Full, InvalidParameter, isOutage } from '../database/errors.ts'
import { SiteNotFound } from '../database/site-file.ts'
import { DatabaseUnusable } from '../database/unusable.ts'
import type { Exchange, Reply } from '../exchange.ts'
import { errorFields, type Log } from '../log.ts'
import { type Locale, localeOf } from '../messages/messages.ts'
import { visitorPage } from '../visitor-page.ts'
import { Problem, type ProblemDocument, problem, problemDocument } from './problem.ts'

/** Any thrown thing as a problem: ours, the database's typed errors, or `internal`. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof SiteNotFound) return problem('site_not_found')
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
  if (p.status >= 500) log.error({ request_id, path: exchange.path, ...errorFields(error) }, 'request failed')
  const locale = localeOf(exchange.headers.get('accept-language') ?? undefined)
  const headers: Record<string, string> = {
    'Content-Type': 'application/problem+json',
    'Content-Language': locale,
    'Cache-Control': 'no-store',
  }
  const retry = p.details.retry_after_seconds ?? (p.status === 429 || p.status === 503 ? 5 : undefined)
  if (retry !== undefined) headers['Retry-After'] = String(retry)
  if (p.status === 401) headers['WWW-Authenticate'] = 'Bearer'
  const document = problemDocument(p, locale, request_id)
  if (isReadByPerson(exchange)) return problemPage(document, locale, headers)
  return { status: p.status, headers, body: JSON.stringify(document) }
}

/** A visitor's browser that follows a link or sends a plain form asks for a page; scripts and programs do not. */
const isReadByPerson = ({ path, headers }: Exchange): boolean =>
  path.startsWith('/v1/public/') && /\btext\/html\b/i.test(headers.get('accept') ?? '')

async function problemPage(
  { title, status }: ProblemDocument,
  locale: Locale,
  headers: Record<string, string>,
): Promise<Response> {
  const page = await visitorPage({ locale, site_name: '', title, paragraphs: [], status })
  for (const [name, value] of Object.entries(headers)) if (name !== 'Content-Type') page.headers.set(name, value)
  return page
}

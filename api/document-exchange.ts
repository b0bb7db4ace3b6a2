/** How the document describes what is sent and what comes back where nothing is refused: bodies, and the headers of answers. */
import { z } from '@hono/zod-openapi'
import { type Contract, takesIdempotencyKey } from './platform/features/contract.ts'

const names = (of: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(of.map(name => `\`${name}\``))

const changing = {
  patch: 'The fields to change. Those that are left out stay as they are.',
  put: 'The whole value, which replaces the present one.',
} as const

/** A sentence on the body of a request. */
export function bodyDescription({ method, body, multipart }: Contract): string {
  if (multipart) return 'A form with the file.'
  if (method === 'patch' || method === 'put') return changing[method]
  if (body instanceof z.ZodDiscriminatedUnion) {
    return `One of several forms, which ${names([String(body._zod.def.discriminator)])} tells apart.`
  }
  if (!(body instanceof z.ZodObject)) return 'The request. Unknown fields are refused.'
  const required = Object.entries(body.shape).filter(([, field]) => !(field as z.ZodType).safeParse(undefined).success)
  if (required.length === 0) return 'Every field may be left out. Unknown fields are refused.'
  return `Requires ${names(required.map(([name]) => name))}. Unknown fields are refused.`
}

const isPage = ({ response }: Contract): boolean => response instanceof z.ZodObject && 'next_cursor' in response.shape

/** A sentence on the answer. */
export function successDescription(contract: Contract): string {
  const { status, method, produces } = contract
  if (produces === 'text/event-stream') return 'A stream. The schema is that of each event.'
  if (produces === 'text/html') return 'A page for people.'
  if (produces !== undefined) return 'The content, in this media type.'
  if (status === 201) return 'It was created.'
  if (status === 202) return 'Accepted. The work goes on in the background.'
  if (status === 204) return 'Done. There is no content.'
  if (isPage(contract)) return 'A page of the list.'
  return method === 'get' ? 'What was asked for.' : 'The result.'
}

const text = (description: string, format?: string) => ({
  description,
  schema: { type: 'string' as const, ...(format && { format }) },
})

const count = (description: string) => ({ description, schema: { type: 'integer' as const, minimum: 0 } })

/** Headers of answers, by their names. */
export const answerHeaders = {
  'Request-Id': text('ID of the request, which log and problem documents name, too.'),
  ETag: text('Tag of the version, for `If-Match` and `If-None-Match`.'),
  'Idempotent-Replayed': text('`true` if this is the stored response to an earlier request with the same key.'),
  'Site-Time': text('Time of the site’s clock, which a demo may have moved on.', 'date-time'),
  'Leadwright-Version': text(
    'Version of the server. It says what the server can do; the promise of the paths is `/v1`.',
  ),
  'RateLimit-Limit': count('Requests that the API key may make in a minute. Only for keys with such a limit.'),
  'RateLimit-Remaining': count('Requests that are left to the API key now.'),
  'RateLimit-Reset': count('Seconds until all requests of the minute are there again.'),
  'Retry-After': count('Seconds after which to try again.'),
}

type Header = keyof typeof answerHeaders
/** Of what an API key can call. */
export const rateLimitHeaders = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const

export const headerReferences = (headers: readonly Header[]) =>
  Object.fromEntries(headers.map(name => [name, { $ref: `#/components/headers/${name}` }]))

export const successHeaders = (contract: Contract) =>
  headerReferences([
    'Request-Id',
    'Leadwright-Version',
    ...(contract.permission === 'public' ? [] : rateLimitHeaders),
    ...(contract.versioned || contract.revalidated ? ['ETag' as const] : []),
    ...(takesIdempotencyKey(contract) ? ['Idempotent-Replayed' as const] : []),
    ...(contract.path.startsWith('/v1/sites/{site_id}') ? ['Site-Time' as const] : []),
  ])

/**
 * Answers the usual request for a page from memory, before it reaches the app. Unusual requests go through the app, with the
 * same bytes as a result.
 */
import type { IncomingMessage } from 'node:http'
import type { Installation } from '../../platform/features/context.ts'
import { isRequestId } from '../../platform/http/exchange.ts'
import { compressedBefore, namesTag, weakTag } from '../../platform/routing/compression/answers.ts'
import { codingOf } from '../../platform/routing/compression/content-coding.ts'
import { servedSites } from './served-sites.ts'
import { placeFinder } from './site-at.ts'
import { isAt } from './target.ts'

const page_path = /^\/[a-z0-9-]*$/

/** Undefined where the app has to answer. */
export type CachedPages = (incoming: IncomingMessage | undefined) => Response | undefined

export function cachedPages(installation: Installation): CachedPages {
  const { pages } = servedSites(installation)
  const placeOf = placeFinder(installation)
  /** Undefined too where another address is the site's, to which the app redirects. */
  const pageAt = (host: string, path: string) => {
    const { hostname, site_id, target } = placeOf(host, path)
    const site = site_id === undefined ? undefined : installation.sites.peek(site_id)
    return site && target && isAt(site, hostname, target, installation.config) ? { site, path: target.path } : undefined
  }
  return incoming => {
    if (incoming?.method !== 'GET') return undefined
    const {
      host = '',
      'accept-encoding': accepted,
      'if-none-match': known,
      'request-id': request_id,
    } = incoming.headers
    const [path = ''] = (incoming.url ?? '').split('?', 1)
    if (request_id !== undefined && !isRequestId(request_id)) return undefined
    const asked = pageAt(host, path)
    const page =
      asked?.site.published && asked.site.moved === null && page_path.test(asked.path)
        ? pages.peek(asked.site, asked.path.slice(1))
        : undefined
    if (!page) return undefined
    const coding = codingOf(accepted)
    const body = coding === 'identity' ? page.body : compressedBefore(path, page.etag, coding)
    if (body === undefined) return undefined
    const headers: Record<string, string> = {
      ...page.headers,
      ETag: coding === 'identity' ? page.etag : weakTag(page.etag),
      Vary: 'Accept-Encoding',
      'Request-Id': request_id ?? installation.newId('request'),
    }
    if (known !== undefined && namesTag(known, page.etag)) return new Response(null, { status: 304, headers })
    if (coding !== 'identity') headers['Content-Encoding'] = coding
    return new Response(body, { headers })
  }
}

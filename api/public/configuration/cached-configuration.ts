/**
 * Answers the usual request for the configuration from memory, before it reaches the app: no other
 * response of the API is requested as often. Unusual requests go through the app, with the same bytes as a result.
 */
import type { IncomingMessage } from 'node:http'
import type { Installation } from '../../platform/features/context.ts'
import { isRequestId } from '../../platform/http/exchange.ts'
import { compressedBefore, namesTag, weakTag } from '../../platform/routing/compression/answers.ts'
import { codingOf } from '../../platform/routing/compression/content-coding.ts'
import { crossOrigin } from '../../platform/routing/cross-origin.ts'
import { countHost } from '../../site/capture/hosts/rules.ts'
import { compiledSite } from '../../site/capture/popups/rules.ts'
import { caching } from './service.ts'

const path = /^\/v1\/public\/sites\/(site_[0-9a-f]{32})\/config$/

/** Undefined where the app has to answer. */
export type CachedConfiguration = (incoming: IncomingMessage | undefined) => Response | undefined

export function cachedConfiguration(installation: Installation): CachedConfiguration {
  return incoming => {
    if (incoming?.method !== 'GET') return undefined
    const site_id = path.exec(incoming.url ?? '')?.[1]
    const live = site_id === undefined ? undefined : compiledSite(installation, site_id)
    if (!live?.site.published || live.site.moved !== null || live.site.allowed_hosts.length > 0) return undefined
    const { origin, 'x-tenant': tenant, 'request-id': request_id, 'if-none-match': known } = incoming.headers
    const coding = codingOf(incoming.headers['accept-encoding'])
    const body = coding === 'identity' ? live.body : compressedBefore(incoming.url ?? '', live.etag, coding)
    if (body === undefined) return undefined
    if (origin === undefined || tenant !== undefined) return undefined
    if (request_id !== undefined && !isRequestId(request_id)) return undefined
    countHost(installation, live.site, origin, 'config')
    const headers = {
      'Content-Type': 'application/json',
      ETag: coding === 'identity' ? live.etag : weakTag(live.etag),
      Vary: 'Accept-Encoding',
      'Cache-Control': caching,
      'Request-Id': request_id ?? installation.newId('request'),
      ...crossOrigin,
    }
    if (known === undefined) {
      return new Response(body, {
        headers: coding === 'identity' ? headers : { ...headers, 'Content-Encoding': coding },
      })
    }
    return namesTag(known, live.etag) ? new Response(null, { status: 304, headers }) : undefined
  }
}

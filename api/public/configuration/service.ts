/** The widget's configuration, from memory. */

import { endpoint } from '../../platform/features/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import { namesTag } from '../../platform/routing/compression/answers.ts'
import { requireAllowedHost } from '../../site/capture/hosts/rules.ts'
import { liveSite, previewBody, previewedPopup } from '../../site/capture/popups/rules.ts'
import { answersVisitors } from '../demo/rules.ts'
import * as contract from './contract.ts'

/** Cache time: a change shows after at most these seconds. */
export const caching = 'public, max-age=5'

const json = { 'Content-Type': 'application/json' }

export const getWidgetConfiguration = endpoint(contract.getWidgetConfiguration, async ({ query }, context) => {
  const { installation, site, request } = context
  if (query.preview !== undefined) {
    const key = await installation.databases.siteKey(site.id)
    const previewed = previewedPopup(key, query.preview, installation.clock.now())
    const body = previewed && (await previewBody(installation, site, previewed))
    if (body) return new Response(body, { headers: { ...json, 'Cache-Control': 'no-store' } })
  }
  if (!answersVisitors(context) || query.preview !== undefined) throw problem('site_not_found')
  requireAllowedHost(context, 'config')
  const { body, etag } = await liveSite(installation, site)
  // Where only some hosts are answered, no cache between may give one host's answer to another.
  const vary = site.allowed_hosts.length > 0 && { Vary: 'Origin' }
  const headers = { ...json, ETag: etag, 'Cache-Control': caching, ...vary }
  if (namesTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
})

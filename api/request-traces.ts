/** A trace of each request, where traces are collected: by the form of its path, with site and status. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Installation } from './platform/features/context.ts'
import { siteInPath } from './platform/routing/site-in-path.ts'
import { isTraced, trace, tracedNow } from './platform/runtime/tracing.ts'
import { siteAt } from './public/site-pages/site-at.ts'
import { routeNames } from './route-names.ts'

export function traceRequests(
  installation: Installation,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  if (!isTraced()) return () => undefined
  const siteOfPage = siteAt(installation)
  const routeOf = routeNames()
  return (incoming, outgoing) => {
    const began_at = tracedNow()
    const { method = '', headers, url = '' } = incoming
    outgoing.once('close', () => {
      const [path = ''] = url.split('?')
      const route = routeOf(path, method)
      const { statusCode, writableFinished } = outgoing
      const { traceparent } = headers
      trace({
        ...{ name: `${method} ${route}`, type: 'request', began_at, failed: statusCode >= 500 },
        ...(typeof traceparent === 'string' && { parent: traceparent }),
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': writableFinished ? statusCode : undefined,
          'leadwright.site_id': siteInPath(path) ?? siteOfPage(headers.host, path),
        },
      })
    })
  }
}

/**
 * One line for each request, at the level info where ACCESS_LOG is set and else at debug: who asked for what, and how long it
 * waited and took. The form of its path stands for it: tokens stay out of the log.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Installation } from './platform/features/context.ts'
import { isRequestId } from './platform/http/exchange.ts'
import { actorOfRequest } from './platform/http/request-actor.ts'
import { siteInPath } from './platform/routing/site-in-path.ts'
import { siteAt } from './public/site-pages/site-at.ts'
import { routeNames } from './route-names.ts'

export interface AccessLog {
  seen(incoming: IncomingMessage, outgoing: ServerResponse): void
  /** Told when a request has been let in; until then it waits for others. */
  begun(incoming: IncomingMessage): void
}

const nobody: AccessLog = { seen: () => undefined, begun: () => undefined }
const tenths = (milliseconds: number) => Math.round(milliseconds * 10) / 10

export function accessLog(installation: Installation): AccessLog {
  const { log, newId, config } = installation
  const level = config.access_log ? 'info' : 'debug'
  if (!log.isLevelEnabled(level)) return nobody
  const siteOfPage = siteAt(installation)
  const routeOf = routeNames()
  const began_at = new WeakMap<IncomingMessage, number>()
  return {
    begun: incoming => void began_at.set(incoming, performance.now()),
    seen(incoming, outgoing) {
      const seen_at = performance.now()
      const { method = '', headers, url = '', socket } = incoming
      const written = socket.bytesWritten
      const given = headers['request-id']
      const request_id = isRequestId(given) ? given : newId('request')
      // Whatever answers takes it from there.
      headers['request-id'] = request_id
      outgoing.once('close', () => {
        const now = performance.now()
        const [path = ''] = url.split('?')
        const fields = {
          request_id,
          method,
          route: routeOf(path, method),
          status: outgoing.writableFinished ? outgoing.statusCode : 'gone',
          site_id: siteInPath(path) ?? siteOfPage(headers.host, path),
          actor_id: actorOfRequest(incoming),
          bytes: socket.bytesWritten - written,
          waited_ms: tenths((began_at.get(incoming) ?? now) - seen_at),
          ms: tenths(now - seen_at),
        }
        log[level](fields, 'request')
      })
    },
  }
}

/** Behind a proxy that is not trusted everybody comes from one address, and shares its limits. Said once. */
export function warnOfProxy({
  log,
  config,
}: Pick<Installation, 'log' | 'config'>): (incoming: IncomingMessage) => void {
  let isSaid = config.trust_proxy
  return ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn(
      'A request came with X-Forwarded-For, which is ignored: all visitors count as one address. Behind a proxy that sets it, start with TRUST_PROXY=true.',
    )
  }
}

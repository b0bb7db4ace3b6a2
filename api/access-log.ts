/** One line for each request at the level debug, by the form of its path: ids and tokens in it stay out of the log. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { endpoints } from './features.ts'
import { knownPaths } from './paths.ts'
import type { Installation } from './platform/context.ts'
import { requestIdOf } from './platform/exchange.ts'

type Seen = (incoming: IncomingMessage, outgoing: ServerResponse) => void

export function accessLog({ log, newId }: Pick<Installation, 'log' | 'newId'>): Seen {
  if (!log.isLevelEnabled('debug')) return () => undefined
  const pathsOf = knownPaths(endpoints.map(({ contract }) => contract))
  const routeOf = (path: string, method: string): string => {
    const known = pathsOf(path)
    const [first] = known.filter(({ methods }) => methods.includes(method))
    if (first) return first.template
    const [, start = '', ...more] = path.split('/')
    return more.length > 0 ? `/${start}/…` : `/${start}`
  }
  return (incoming, outgoing) => {
    const began = performance.now()
    const { method = '', headers, url = '' } = incoming
    const given = headers['request-id']
    const request_id = typeof given === 'string' && requestIdOf(given) === given ? given : newId('request')
    // Whatever answers takes it from there.
    headers['request-id'] = request_id
    outgoing.once('close', () => {
      const route = routeOf(url.split('?')[0] ?? '', method)
      const status = outgoing.writableFinished ? outgoing.statusCode : 'gone'
      log.debug({ request_id, method, route, status, ms: Math.round((performance.now() - began) * 10) / 10 }, 'request')
    })
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

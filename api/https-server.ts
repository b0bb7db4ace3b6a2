/** HTTPS by this process itself: the same answers as on the other port, with the certificate of the host that is asked for. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer, type Server, type ServerOptions } from 'node:https'
import { createSecureContext, type SecureContext, type TLSSocket } from 'node:tls'
import { challengesOf, hostnameOf, type SecureHosts } from './account/domains/rules.ts'
import type { OpenInstallation } from './installation.ts'
import type { Installation } from './platform/features/context.ts'
import { cameSecurely } from './platform/http/exchange.ts'

const acme_protocol = 'acme-tls/1'
const challenge_path = /^\/\.well-known\/acme-challenge\/([\w-]{1,200})$/

export const httpsServers =
  (installation: OpenInstallation, hosts: SecureHosts) =>
  (options: ServerOptions, listener: RequestListener): Server => {
    const challenges = challengesOf(installation)
    const shownElsewhere = challengeAtHome(installation)
    /** Connections of an authority that checks a host. */
    const checking = new WeakSet<TLSSocket>()
    return createServer(
      {
        ...options,
        SNICallback(this: TLSSocket, servername, done) {
          const hostname = hostnameOf(servername)
          const shown = challenges.contextOf(hostname)
          if (checking.has(this)) {
            if (shown || !shownElsewhere) done(null, shown)
            else shownElsewhere(hostname).then(context => done(null, context), done)
            return
          }
          // Before its first certificate a host has that of a challenge alone.
          hosts.contextOf(hostname).then(context => done(null, context ?? shown), done)
        },
        // Asked before the certificate is chosen.
        ALPNCallback(this: TLSSocket, { servername, protocols }) {
          if (!protocols.includes(acme_protocol)) return protocols.includes('http/1.1') ? 'http/1.1' : undefined
          if (!challenges.contextOf(hostnameOf(servername)) && !shownElsewhere) return undefined
          checking.add(this)
          return acme_protocol
        },
      },
      listener,
    )
  }

/** An authority may ask any node; certificates are ordered where the control database is. */
function challengeAtHome(installation: OpenInstallation) {
  const { node, homes } = installation
  if (!node) return undefined
  const challenges = challengesOf(installation)
  node.acts.answer('challenge', async host => challenges.certificateAt(String(host)) ?? null)
  return async (host: string): Promise<SecureContext | undefined> => {
    if (homes.isHere('control')) return undefined
    const pair = (await node.acts.ask('control', 'challenge', host)) as { key: string; cert: string } | null
    return pair ? createSecureContext(pair) : undefined
  }
}

/** What an authority asks for on port 80; undefined for everything else. */
export function challengeAnswer(
  installation: Installation,
): (incoming: IncomingMessage | undefined) => Response | undefined {
  const challenges = challengesOf(installation)
  return incoming => {
    const [, token] = challenge_path.exec(incoming?.url ?? '') ?? []
    const text = token === undefined ? undefined : challenges.textAt(hostnameOf(incoming?.headers.host ?? ''), token)
    return text === undefined
      ? undefined
      : new Response(text, { headers: { 'Content-Type': 'application/octet-stream' } })
  }
}

/** Pages are only at HTTPS where the host has a certificate. */
export function toHttps(hosts: SecureHosts): (incoming: IncomingMessage | undefined) => Response | undefined {
  return incoming => {
    if (!incoming || cameSecurely(incoming)) return undefined
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return undefined
    const hostname = hostnameOf(incoming.headers.host ?? '')
    if (!hosts.has(hostname)) return undefined
    const headers = { Location: `https://${hostname}${incoming.url ?? '/'}`, 'Cache-Control': 'public, max-age=300' }
    return new Response(null, { status: 308, headers })
  }
}

/** Who is let in when more comes than can be done: refuses what would wait for too long before anything else is done for it. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { endpoints } from './features.ts'
import type { OpenInstallation } from './installation.ts'
import { refusal } from './platform/routing/connections/refusals.ts'
import { FirstBytes } from './platform/routing/overload/first-bytes.ts'
import { Intake } from './platform/routing/overload/intake.ts'
import { isTooLate, overloaded, ranksOf } from './platform/routing/overload/ranks.ts'
import { siteInPath } from './platform/routing/site-in-path.ts'
import { limits } from './platform/runtime/limits.ts'

export interface Admission {
  /** Begins a request now or later, or refuses it; the rest begins in its order. */
  admits(incoming: IncomingMessage, outgoing: ServerResponse, begin: () => void): void
  /** Told of each server whose requests it admits. */
  meet(server: Server): void
  /** How much of a connection's bytes has been refused before it became a request. */
  answeredBytes(socket: Socket): number
}

const language = /\r\naccept-language: *([^\r]*)/i
const authorization = /\r\nauthorization: *([^\r]*)/i
const id = /\r\nrequest-id: *([^\r]*)/i

type Needs = Pick<OpenInstallation, 'steadyClock' | 'databases' | 'stopping' | 'log' | 'config' | 'knownCallers'>

export function admission({ steadyClock, databases, stopping, log, config, knownCallers }: Needs): Admission {
  const intake = new Intake(steadyClock)
  const rank = ranksOf(endpoints.map(({ contract }) => contract))
  const refuse = refusal(overloaded())
  /** Of what is not only read, behind what is to be written already. */
  const waitsForSite = (method: string, url: string): number => {
    if (method === 'GET' || method === 'HEAD') return 0
    const { actions, waited_ms } = databases.backlog(siteInPath(url))
    return actions < limits.overload_requests_min ? 0 : waited_ms
  }
  const waitOf = (method: string, url: string): number => intake.expected_ms + waitsForSite(method, url)
  /** Whether what lets nobody wait for the sites' queues would not wait there for long. */
  const isSoon = (method: string, url: string): boolean => !isTooLate('last', waitsForSite(method, url))
  const firstBytes = new FirstBytes(({ method, url, head }) => {
    // A log of each request has these too, and a server that stops says so to everybody.
    if (stopping.aborted || config.access_log || log.isLevelEnabled('debug')) return undefined
    const wait_ms = waitOf(method, url)
    if (wait_ms === 0 || !isTooLate(rank(method, url), wait_ms)) return undefined
    if (isSoon(method, url) && knownCallers.hasShare(authorization.exec(head)?.[1])) return undefined
    return refuse.bytes({ request_id: id.exec(head)?.[1], accept_language: language.exec(head)?.[1] })
  }, steadyClock)
  return {
    meet: server => firstBytes.meet(server),
    answeredBytes: socket => firstBytes.answeredBytes(socket),
    admits(incoming, outgoing, begin) {
      firstBytes.asked(incoming, outgoing)
      const { method = '', url = '' } = incoming
      const wait_ms = waitOf(method, url)
      if (wait_ms === 0) return intake.take(begin)
      const its = rank(method, url)
      if (its === 'never') return begin()
      if (isTooLate(its, wait_ms)) {
        if (isSoon(method, url) && knownCallers.takeShare(incoming.headers.authorization)) return begin()
        refuse.answer(incoming, outgoing)
        setImmediate(() => firstBytes.watch(incoming.socket))
        return
      }
      intake.take(() => {
        if (!outgoing.destroyed) begin()
      })
    },
  }
}

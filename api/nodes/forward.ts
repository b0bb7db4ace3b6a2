/**
 * Requests are answered at the home of the database that they are about; another node passes them on, their bodies as they come. At most
 * one hop. A body is sent once its home has said that it takes it, so that what was refused (421: not its home, nothing done) is sent again
 * elsewhere; what may have arrived is never repeated.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenInstallation } from '../installation.ts'
import type { Node } from '../platform/database/homes/homes.ts'
import { addressOf, noteForwarded, requestIdOf } from '../platform/http/exchange.ts'
import { problem } from '../platform/problem/problem.ts'
import { refusal } from '../platform/routing/connections/refusals.ts'
import { isOutage } from '../platform/runtime/errors.ts'
import { errorFields } from '../platform/runtime/log.ts'
import { homeOfRequest } from './home-of-request.ts'
import type { JoinedNode } from './join.ts'
import type { Links } from './links.ts'
import { nodeRequests } from './node-requests.ts'
import { node_header, type RequestOrigin, Signature } from './signature.ts'

/** A dead node's sites have another home after its lease; who waits longer is told to come again. */
const patience_ms = 2_500
const look_again_ms = 200

const of_connection =
  /^(connection|keep-alive|transfer-encoding|upgrade|expect|proxy-connection|leadwright-node|request-id)$/i

interface ForwardedRequest {
  name: string
  incoming: IncomingMessage
  outgoing: ServerResponse
  said: RequestOrigin
  here: () => void
}

/** What visitors see is shown also where nobody can say who its home is; what people and programs read and change is not. */
const isPublic = ({ url = '' }: IncomingMessage): boolean => !url.startsWith('/v1/') || url.startsWith('/v1/public/')

/** Answers a request or lets it be answered here. */
export type Forward = (incoming: IncomingMessage, outgoing: ServerResponse, here: () => void) => void

export function forwarding(
  installation: OpenInstallation,
  { homes, links, acts, requests }: Pick<JoinedNode, 'homes' | 'links' | 'acts' | 'requests'>,
): Forward {
  const { databases, clock, config, log } = installation
  const signature = new Signature(databases, () => clock.now())
  const nameOf = homeOfRequest(installation)
  const ofNodes = nodeRequests({ ...installation, homes }, { signature, acts, requests })
  const refuse = refusal(problem('service_unavailable', { retry_after_seconds: 2 }))

  const isOurs = async (name: string, incoming: IncomingMessage): Promise<boolean> =>
    isPublic(incoming) || (await homes.holds(name))

  /** From another node: answered here or not at all. */
  async function take({ name, incoming, outgoing, here }: Omit<ForwardedRequest, 'said'>): Promise<void> {
    const said = await signature.read(incoming)
    if (!said) return void outgoing.writeHead(404, { connection: 'close' }).end()
    await requests.untilLetIn(name)
    const isHere = (await homes.find(name, true)) === 'here' && (await isOurs(name, incoming).catch(() => false))
    if (!isHere) return void outgoing.writeHead(421, { connection: 'close' }).end()
    noteForwarded(incoming, said)
    if (incoming.headers.expect !== undefined) {
      outgoing.writeContinue()
      delete incoming.headers.expect
    }
    outgoing.once('close', requests.begin(name))
    here()
  }

  async function pass(passed: ForwardedRequest): Promise<void> {
    const { name, incoming, outgoing, said, here } = passed
    const until = performance.now() + patience_ms
    for (;;) {
      await requests.untilLetIn(name)
      const place = await homes.find(name)
      if (place === 'here') {
        const isHere = await isOurs(name, incoming).catch(() => undefined)
        if (isHere) return here()
        if (isHere === undefined || performance.now() > until) return refuse.answer(incoming, outgoing)
        continue
      }
      const mark = await signature.sign(incoming.method ?? '', incoming.url ?? '', said)
      const outcome = await send(links, place, passed, mark)
      if (outcome === 'answered' || outgoing.destroyed) return
      homes.forget(name)
      if (outcome === 'unknown' || performance.now() > until) return refuse.answer(incoming, outgoing)
      await pause(look_again_ms)
    }
  }

  return (incoming, outgoing, here) => {
    if (ofNodes(incoming, outgoing)) return
    const name = nameOf(incoming)
    const isPassed = incoming.headers[node_header] !== undefined
    const begin = () => {
      if (name !== undefined) outgoing.once('close', requests.begin(name))
      if (incoming.headers.expect !== undefined) outgoing.writeContinue()
      here()
    }
    const isSurelyHere = () => homes.isHere(name ?? '') && (homes.isLeased || isPublic(incoming))
    if (name === undefined || (!isPassed && isSurelyHere())) return begin()
    const remote = incoming.socket.remoteAddress
    const forwarded = incoming.headers['x-forwarded-for']
    const ip = addressOf(Array.isArray(forwarded) ? forwarded.join() : forwarded, remote, config.trust_proxy)
    const request_id = requestIdOf(String(incoming.headers['request-id'] ?? ''))
    const answered = isPassed
      ? take({ name, incoming, outgoing, here })
      : pass({
          name,
          incoming,
          outgoing,
          said: { ip, request_id, is_secure: 'encrypted' in incoming.socket },
          here: begin,
        })
    answered.catch(error => {
      // That the table of leases is out of reach is told once, not by each request.
      if (!isOutage(error)) log.warn({ request_id, ...errorFields(error) }, 'a request could not be passed on')
      if (outgoing.headersSent) outgoing.destroy()
      else refuse.answer(incoming, outgoing)
    })
  }
}

type Outcome = 'answered' | 'refused' | 'unknown'

/** `refused`: nothing of it was done. `unknown`: it may have been. */
function send(
  links: Links,
  node: Node,
  { incoming, outgoing, said }: ForwardedRequest,
  mark: string,
): Promise<Outcome> {
  return new Promise(resolve => {
    const hasBody =
      incoming.headers['transfer-encoding'] !== undefined || Number(incoming.headers['content-length'] ?? 0) > 0
    const sent = links(node, incoming.url ?? '', {
      method: incoming.method,
      headers: headersFor(incoming, said, mark, hasBody),
    })
    let isConnected = false
    let isBodySent = false
    sent.once('socket', socket => {
      if (!socket.connecting) isConnected = true
      else socket.once('connect', () => (isConnected = true))
    })
    sent.once('continue', () => {
      isBodySent = true
      if (incoming.headers.expect !== undefined) outgoing.writeContinue()
      incoming.pipe(sent)
    })
    sent.once('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      resolve(isBodySent || (!hasBody && isConnected) ? 'unknown' : 'refused')
    })
    sent.once('response', answer => {
      if (answer.statusCode === 421 && !isBodySent) {
        sent.destroy()
        resolve('refused')
        return
      }
      answerWith(answer, outgoing)
      resolve('answered')
    })
    const leave = () => sent.destroy()
    outgoing.once('close', leave)
    sent.once('close', () => outgoing.off('close', leave))
    if (hasBody) sent.flushHeaders()
    else sent.end()
  })
}

function headersFor(
  incoming: IncomingMessage,
  { request_id }: RequestOrigin,
  mark: string,
  hasBody: boolean,
): string[] {
  const { rawHeaders } = incoming
  const kept: string[] = []
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (!of_connection.test(rawHeaders[i] ?? '')) kept.push(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '')
  kept.push('request-id', request_id, node_header, mark)
  if (hasBody) kept.push('expect', '100-continue')
  if (incoming.headers['transfer-encoding'] !== undefined) kept.push('transfer-encoding', 'chunked')
  return kept
}

/** What breaks off there breaks off here, so that a stream is followed anew from where it was. */
function answerWith(answer: IncomingMessage, outgoing: ServerResponse): void {
  const kept: string[] = []
  for (let i = 0; i < answer.rawHeaders.length; i += 2)
    if (!of_connection.test(answer.rawHeaders[i] ?? '') || /^request-id$/i.test(answer.rawHeaders[i] ?? ''))
      kept.push(answer.rawHeaders[i] ?? '', answer.rawHeaders[i + 1] ?? '')
  outgoing.writeHead(answer.statusCode ?? 502, kept)
  outgoing.flushHeaders()
  answer.pipe(outgoing)
  answer.once('aborted', () => outgoing.destroy())
  answer.once('error', () => outgoing.destroy())
}

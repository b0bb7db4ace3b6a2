/** The server over streamable HTTP at `/mcp`: without sessions, each request signs in with its own API key. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { LeadwrightError } from '@leadwright/sdk'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { createServer, type Offer, type Options, prepare } from './server.ts'
import { aborted } from './stdio.ts'

export interface HttpOptions {
  host: string
  /** 0 for one that is free. */
  port: number
  /** Options for a key; fails where the server does not accept it. */
  open: (key: string) => Promise<Options>
  onListening: (url: string) => void
}

/** Tools of a key are looked up anew after this long; rights are checked at each call in any case. */
const OFFER_MS = 60_000
const OFFERS_MAX = 100

export async function serveHttp({ host, port, open, onListening }: HttpOptions, signal: AbortSignal): Promise<void> {
  const offers = new Map<string, { at: number; offer: Promise<Offer> }>()
  const offerFor = (key: string): Promise<Offer> => {
    const name = createHash('sha256').update(key).digest('hex')
    const known = offers.get(name)
    if (known && Date.now() - known.at < OFFER_MS) return known.offer
    const offer = open(key).then(prepare)
    offers.delete(name)
    offers.set(name, { at: Date.now(), offer })
    offer.catch(() => offers.delete(name))
    const [oldest] = offers.keys()
    if (offers.size > OFFERS_MAX && oldest !== undefined) offers.delete(oldest)
    return offer
  }
  const http = createHttpServer((request, response) => {
    answer(request, response, offerFor).catch(error => {
      if (!response.headersSent) refuse(response, 500, error instanceof Error ? error.message : 'It failed.')
      else response.destroy()
    })
  })
  http.listen(port, host)
  await once(http, 'listening')
  const address = http.address()
  const at = typeof address === 'object' && address ? address.port : port
  onListening(`http://${host.includes(':') ? `[${host}]` : host}:${at}/mcp`)
  await aborted(signal)
  http.close()
  http.closeAllConnections()
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  offerFor: (key: string) => Promise<Offer>,
): Promise<void> {
  if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/mcp')
    return refuse(response, 404, 'The server is at /mcp.')
  if (request.method !== 'POST') return refuse(response, 405, 'Without sessions there is only POST.')
  const key = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!key) return refuse(response, 401, 'Send an API key of Leadwright: Authorization: Bearer lw_key_….')
  let offer: Offer
  try {
    offer = await offerFor(key)
  } catch (error) {
    const isKnown = error instanceof LeadwrightError && (error.status === 401 || error.status === 403)
    return refuse(response, isKnown ? 401 : 502, error instanceof Error ? error.message : 'The server does not answer.')
  }
  const server = createServer(offer)
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined })
  response.on('close', () => void server.close())
  await server.connect(transport)
  await transport.handleRequest(request, response)
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const headers = { 'content-type': 'application/json', ...(status === 401 && { 'www-authenticate': 'Bearer' }) }
  response
    .writeHead(status, headers)
    .end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }))
}

/**
 * One HTTP request with a Host of its own: a database server tells its databases apart by the first label of it, and fetch sends none.
 * Connections are kept.
 */
import { Agent, type IncomingHttpHeaders, request as overHttp } from 'node:http'
import { request as overHttps, Agent as SecureAgent } from 'node:https'
import { isIP } from 'node:net'

export interface Exchange {
  url: URL
  method: string
  /** The first label before the server's own host; absent: the server's own host alone. */
  label?: string
  headers: Record<string, string>
  body?: Buffer
  ms_max: number
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const options = { keepAlive: true, maxSockets: 64 } as const
const agents = { 'http:': new Agent(options), 'https:': new SecureAgent(options) }

export function exchange({ url, method, label, headers, body, ms_max }: Exchange): Promise<Answer> {
  const isSecure = url.protocol === 'https:'
  const host = label === undefined ? url.host : `${label}.${url.host}`
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? overHttps : overHttp)(
      url,
      {
        method,
        agent: agents[isSecure ? 'https:' : 'http:'],
        // The certificate is of the server: its databases have no names of their own beyond it.
        servername: isIP(url.hostname) === 0 ? url.hostname : '',
        headers: { ...headers, host, ...(body && { 'content-length': String(body.length) }) },
        signal: AbortSignal.timeout(ms_max),
      },
      answer => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

export function reasonOf(error: unknown): string {
  const { cause, message, code } = error as NodeJS.ErrnoException
  return cause instanceof Error ? reasonOf(cause) : message || String(code)
}

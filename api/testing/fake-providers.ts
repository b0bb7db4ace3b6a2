/** A server that speaks as Amazon SES (API v2) and Postmark do on the wire; tests replace its answers. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { signedHeaders } from '../platform/mail/providers/sigv4.ts'

export const ses_key = {
  access_key_id: 'AKIAIOSFODNN7EXAMPLE',
  secret_access_key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
export const server_token = '11111111-2222-3333-4444-555555555555'

export interface Accepted {
  provider: 'ses' | 'postmark'
  to: string
  body: Record<string, unknown>
}

export interface FakeProviders {
  origin: string
  accepted: Accepted[]
  /** How many messages came in each call of several. */
  batches: number[]
  /** Requests that came, accepted or not. */
  calls(): number
  connections(): number
  close(): Promise<void>
}

/** What happens to a message in place of its acceptance. */
export type Fault =
  | { status: number; headers?: Record<string, string>; body: unknown }
  /** Accepted, and no answer comes; or nothing was accepted, and the connection ends. */
  | 'lost'
  | 'silent'
  | 'cut'

export interface FakeRules {
  fault?: (to: string, call: number) => Fault | undefined
  /** What happens to a call of several messages. */
  batch?: (call: number) => Fault | undefined
  /** Postmark's list of messages is behind. */
  finds?: boolean
  /** Whether it answers when it is asked for messages. */
  lists?: () => boolean
}

export const sesFault = (status: number, type: string, message: string): Fault => ({
  status,
  headers: { 'x-amzn-errortype': `${type}:http://internal.amazon.com/` },
  body: { message },
})
export const postmarkFault = (status: number, ErrorCode: number, Message: string): Fault => ({
  status,
  body: { ErrorCode, Message },
})

const rawOf = ({ Content }: Record<string, unknown>): string =>
  Buffer.from(String((Content as { Raw: { Data: string } }).Raw.Data), 'base64').toString()

function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, region = ''] = /\/\d{8}\/([\w-]+)\/ses\//.exec(headers.authorization ?? '') ?? []
  const moment = String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')
  const request = {
    method,
    url: new URL(url, `http://${headers.host}`),
    headers: { 'content-type': 'application/json' },
    body,
  }
  return (
    signedHeaders(request, ses_key, { region, service: 'ses', at: Date.parse(moment) }).authorization ===
    headers.authorization
  )
}

export async function fakeProviders(rules: FakeRules = {}): Promise<FakeProviders> {
  const accepted: Accepted[] = []
  const batches: number[] = []
  const sockets = new Set<Socket>()
  let calls = 0
  let connections = 0

  function answerTo(request: IncomingMessage, body: Buffer): { of: Accepted; ok: unknown } | Fault {
    const given = JSON.parse(body.toString()) as Record<string, unknown>
    if (request.url === '/v2/email/outbound-emails') {
      if (!isSigned(request, body)) return sesFault(403, 'InvalidSignatureException', 'The signature does not match')
      const [to = ''] = (given.Destination as { ToAddresses: string[] }).ToAddresses
      return {
        of: { provider: 'ses', to, body: { ...given, raw: rawOf(given) } },
        ok: { MessageId: `0102${calls}-aa` },
      }
    }
    if (request.headers['x-postmark-server-token'] !== server_token) {
      return postmarkFault(401, 10, 'No Account or Server API tokens were supplied in the HTTP headers.')
    }
    return postmarkOf(given)
  }

  const postmarkOf = (given: Record<string, unknown>): { of: Accepted; ok: unknown } => {
    const ok = {
      To: given.To,
      SubmittedAt: '2027-03-14T09:30:00Z',
      MessageID: `b7bc2f4a-${calls}`,
      ErrorCode: 0,
      Message: 'OK',
    }
    return { of: { provider: 'postmark', to: String(given.To), body: given }, ok }
  }

  function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

  function listed(url: URL, response: ServerResponse): void {
    if (rules.lists?.() === false) {
      send(response, 503, 'Sorry.')
      return
    }
    const { searchParams: asked } = url
    if (!asked.has('count') || !asked.has('offset')) {
      send(response, 422, { ErrorCode: 701, Message: 'count and offset are needed' })
      return
    }
    // Without a stream it looks in the one for transactional messages.
    const stream = asked.get('messagestream') ?? 'outbound'
    const token = asked.get('metadata_leadwright')
    const found = accepted.filter(
      ({ body }) =>
        (body.Metadata as Record<string, string> | undefined)?.leadwright === token && body.MessageStream === stream,
    )
    const Messages = found.slice(0, Number(asked.get('count'))).map(({ to, body: { Subject, Metadata } }) => ({
      ...{ Tag: '', To: [{ Email: to, Name: null }], Recipients: [to], Subject, Metadata, Status: 'Sent' },
      MessageStream: stream,
    }))
    send(
      response,
      200,
      rules.finds === false ? { TotalCount: 0, Messages: [] } : { TotalCount: found.length, Messages },
    )
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://fake')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (url.pathname === '/messages/outbound') return listed(url, response)
    calls++
    if (url.pathname === '/email/batch') return takeBatch(request, response, Buffer.concat(parts))
    const answer = answerTo(request, Buffer.concat(parts))
    const fault =
      'of' in (answer as object) ? rules.fault?.((answer as { of: Accepted }).of.to, calls) : (answer as Fault)
    if (fault === 'silent') return
    if (fault === 'cut') return void request.socket.destroy()
    if (typeof fault === 'object') return send(response, fault.status, fault.body, fault.headers)
    const { of, ok } = answer as { of: Accepted; ok: unknown }
    accepted.push(of)
    if (fault === 'lost') request.socket.destroy()
    else send(response, 200, ok)
  }

  /** A fault of one message is in its own answer. */
  function takeBatch(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const whole = rules.batch?.(calls)
    const given = JSON.parse(body.toString()) as Record<string, unknown>[]
    batches.push(given.length)
    if (whole === 'silent') return
    if (whole === 'cut') return void request.socket.destroy()
    if (typeof whole === 'object') {
      send(response, whole.status, whole.body, whole.headers)
      return
    }
    const answers = given.map(one => {
      const { of, ok } = postmarkOf(one)
      const fault = rules.fault?.(of.to, calls)
      if (typeof fault === 'object') return fault.body
      accepted.push(of)
      return ok
    })
    if (whole === 'lost') request.socket.destroy()
    else send(response, 200, answers)
  }

  const server = createServer((request, response) => void take(request, response).catch(() => request.socket.destroy()))
  server.on('connection', socket => {
    connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    batches,
    calls: () => calls,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

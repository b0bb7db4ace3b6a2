/** A server that answers the clients of three products alike: `mode` says how. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Mode = 'list' | 'busy' | 'status' | 'page' | 'lost'

export interface OtherServer {
  url: string
  answer(mode: Mode, status?: number): void
  arrived: IncomingHttpHeaders[]
  close(): void
}

const rows = (page: number) =>
  [1, 2].map(n => ({ id: `row_${page}${n}`, object: 'customer', name: 'vip', version: 1, created: 1 }))

export async function openOtherServer(): Promise<OtherServer> {
  let [mode, status]: [Mode, number] = ['list', 200]
  const arrived: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    arrived.push(request.headers)
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (mode === 'page') return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
    if (mode === 'lost') return arrived.length === 1 ? request.socket.destroy() : refuse(response, 404)
    if (mode === 'busy' && arrived.length === 1) return refuse(response, 503)
    if (mode === 'status') return refuse(response, status)
    const isNext =
      url.searchParams.has('cursor') || url.searchParams.has('starting_after') || url.searchParams.has('after')
    const data = rows(isNext ? 2 : 1)
    const body = {
      object: 'list',
      url: url.pathname,
      data,
      has_more: !isNext,
      next_cursor: isNext ? null : '2',
      id: 'x',
    }
    response.writeHead(200, { 'content-type': 'application/json', 'request-id': 'req_1', 'x-request-id': 'req_1' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    answer(next, with_status = 200) {
      ;[mode, status] = [next, with_status]
      arrived.length = 0
    },
    close: () => server.close(),
  }
}

/** Each client finds its own kind of refusal in it. */
function refuse(response: ServerResponse, status: number): void {
  const said = { message: 'Refused.', type: 'invalid_request_error', param: 'name', code: 'refused' }
  const problem = {
    status,
    code: 'refused',
    detail: 'Refused.',
    errors: [{ pointer: '/name', code: 'required', text: 'Name it.' }],
  }
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' })
  response.end(JSON.stringify({ ...problem, error: said }))
}

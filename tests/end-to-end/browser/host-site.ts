/** Somebody's own page, on an origin of its own, as strict as a careful owner makes it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostSite {
  url: string
  close(): Promise<void>
}

/** The page holds the snippet, and of ours only what `body` says. */
export async function openHostSite(snippet: string, api: string, body = ''): Promise<HostSite> {
  const policy = `default-src 'none'; script-src ${api}; connect-src ${api}; frame-src ${api}; frame-ancestors 'none'`
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Casa Verde</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">${snippet}</head>
    <body><main><h1>Plants for balconies</h1>${body}</main></body></html>`
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    response.end(page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/balconies`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

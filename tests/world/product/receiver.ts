/** A server of another system, to which webhooks are posted: it takes each, and keeps what it was sent. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Post {
  id: string
  name: string
  lead_id: string | null
}

const boxes = new Map<string, Post[]>()
let opened: Promise<string> | undefined

async function open(): Promise<string> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { type, data } = JSON.parse(text)
    boxes.get(request.url ?? '')?.push({ id: String(request.headers['webhook-id']), name: type, lead_id: data.lead_id })
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A new address, and all that is posted there. */
export async function newBox(): Promise<{ url: string; posts: Post[] }> {
  opened ??= open()
  const path = `/box-${boxes.size}`
  const posts: Post[] = []
  boxes.set(path, posts)
  return { url: `${await opened}${path}`, posts }
}

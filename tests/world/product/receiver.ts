/** A server of another system, to which webhooks are posted: it takes each, and keeps what it was sent. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Post {
  id: string
  name: string
  lead_id: string | null
}

interface Box {
  posts: Post[]
  /** How often each id was posted. */
  seen: Map<string, number>
  kills(): number
}

const boxes = new Map<string, Box>()
let opened: Promise<string> | undefined

async function open(): Promise<string> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { type, data } = JSON.parse(text)
    const box = boxes.get(request.url ?? '')
    if (box) take(box, { id: String(request.headers['webhook-id']), name: type, lead_id: data.lead_id })
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What a kill lost the answer of is posted again, under the id that it had: once for each kill. */
function take({ posts, seen, kills }: Box, post: Post): void {
  const before = seen.get(post.id) ?? 0
  seen.set(post.id, before + 1)
  if (before === 0 || before > kills()) posts.push(post)
}

/** A new address, and all that is posted there. */
export async function newBox(kills: () => number): Promise<{ url: string; posts: Post[] }> {
  opened ??= open()
  const path = `/box-${boxes.size}`
  const posts: Post[] = []
  boxes.set(path, { posts, seen: new Map(), kills })
  return { url: `${await opened}${path}`, posts }
}

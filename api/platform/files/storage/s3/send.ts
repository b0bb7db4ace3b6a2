/** One request to a store, with a body from memory or a file, in the time that its length needs. Node’s own client: `fetch` of Node 24 ends the process where a store is killed at the wrong moment. */
import { createReadStream } from 'node:fs'
import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { StoreLimits } from './limits.ts'

/** With the hash of its content, by which the store refuses what was cut off or changed on its way. */
export interface Content {
  content: Uint8Array | { path: string }
  sha256: string
  bytes: number
}

export interface Request {
  method: string
  url: URL
  headers: Record<string, string>
  body?: Content | undefined
}

const plain = new PlainAgent({ keepAlive: true })
const secure = new SecureAgent({ keepAlive: true })

/** What `take` answers, which has read the body, or not wanted it. */
export async function send<T>(
  { method, url, headers, body }: Request,
  limits: Pick<StoreLimits, 'request_ms' | 'bytes_per_ms'>,
  take: (answer: IncomingMessage) => Promise<T>,
): Promise<T> {
  const isSecure = url.protocol === 'https:'
  const [request, agent] = isSecure ? [secureRequest, secure] : [plainRequest, plain]
  const sending = request(url, {
    ...{ method, agent },
    headers: { ...headers, ...(body && { 'content-length': String(body.bytes) }) },
  })
  let timer: NodeJS.Timeout | undefined
  const give = (bytes: number) => {
    clearTimeout(timer)
    const late = () => sending.destroy(new Error('no answer in time'))
    timer = setTimeout(late, limits.request_ms + bytes / limits.bytes_per_ms).unref()
  }
  give(body?.bytes ?? 0)
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      sending.once('response', resolve).on('error', reject)
      if (body && 'path' in body.content) {
        const reading = createReadStream(body.content.path)
        reading.once('error', reject)
        reading.pipe(sending)
      } else sending.end(body?.content)
    })
    give(Number(answer.headers['content-length'] ?? 0))
    return await take(answer).finally(() => answer.resume())
  } catch (error) {
    sending.destroy()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

export async function readText(answer: IncomingMessage): Promise<string> {
  return Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>)).toString('utf8')
}

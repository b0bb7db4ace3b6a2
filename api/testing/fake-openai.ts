/** An AI provider that speaks the wire format of chat completions, with the faults that real ones have. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { embedding } from './fake-embeddings.ts'
import { codeTo, type FakeCode } from './fake-openai-code.ts'
import { type FakeWeb, searchAnswer } from './fake-openai-search.ts'
import { type AskedOf, isStreamed, type Streamed, streamTo } from './fake-openai-stream.ts'

export type { AskedOf } from './fake-openai-stream.ts'

/** The response to a request; the default writes a letter. */
export type Behavior =
  | {
      type: 'letter'
      subject?: string
      text?: string
      input_tokens?: number
      output_tokens?: number
      after_ms?: number
    }
  | { type: 'busy'; retry_after: string }
  | { type: 'status'; status: number }
  /** The model had to stop at its limit. */
  | { type: 'length' }
  /** The connection ends in the middle of the body. */
  | { type: 'cut_off' }
  | { type: 'empty' }
  /** The body of the answer is no JSON. */
  | { type: 'bad_json' }
  /** The model's words are not the JSON that was asked for. */
  | { type: 'chatter' }
  /** Bytes that are no UTF-8, in a body that is JSON otherwise. */
  | { type: 'broken_utf8' }
  /** So many bytes. */
  | { type: 'huge'; bytes: number }
  /** Never answers. */
  | { type: 'silent' }
  /** Refused, as providers say it: `insufficient_quota`, `model_not_found`. */
  | { type: 'refusal'; status: number; code: string }
  | Streamed

export interface FakeOpenAi extends FakeWeb, FakeCode {
  url: string
  asked: AskedOf[]
  /** For the next requests, in order; afterwards `always` again. */
  next: Behavior[]
  always: Behavior
  /** What is offered, and how long a vector is. */
  models: string[]
  dimensions: number
  /** Texts of which vectors were asked. */
  embedded: string[]
  /** Requests that have no answer yet, and the most there were at once. */
  open: number
  open_max: number
  close(): Promise<void>
}

export async function openFakeOpenAi(): Promise<FakeOpenAi> {
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakeOpenAi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    next: [],
    always: { type: 'letter' },
    models: ['gpt-5-mini', 'gpt-4o-mini', 'text-embedding-3-small'],
    dimensions: 256,
    embedded: [],
    found: [],
    searched: [],
    calculated: [],
    open: 0,
    open_max: 0,
    async close() {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = `${request.method} ${request.url}`
    if (path === 'GET /v1/models') return models(response, fake)
    if (path === 'POST /v1/embeddings') return embed(response, JSON.parse(Buffer.concat(chunks).toString()), fake)
    if (path === 'POST /v1/responses') {
      if (refused(response, fake)) return
      const asked = JSON.parse(Buffer.concat(chunks).toString())
      if (asked.stream) codeTo(response, fake, asked)
      else json(response, 200, searchAnswer(fake, asked))
      return
    }
    if (path !== 'POST /v1/chat/completions') {
      response.writeHead(404).end()
      return
    }
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Omit<AskedOf, 'authorization'>
    const { authorization } = request.headers
    const asked = { ...body, authorization }
    fake.asked.push(asked)
    fake.open += 1
    fake.open_max = Math.max(fake.open_max, fake.open)
    let isOpen = true
    const left = () => {
      if (isOpen) fake.open -= 1
      isOpen = false
    }
    response.on('close', left)
    // Who has the answer may ask again before the connection is done with it.
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse
    response.end = ((...given: unknown[]) => {
      left()
      return end(...given)
    }) as typeof response.end
    answer(response, asked, fake.next.shift() ?? fake.always)
  }
  return fake
}

const refusals = ['refusal', 'status', 'busy', 'cut_off']

/** The refusal, or half an answer, that waits for whoever asks next, if there is one. */
function refused(response: ServerResponse, { next }: FakeOpenAi): boolean {
  const [first] = next
  if (first === undefined || !refusals.includes(first.type)) return false
  next.shift()
  answer(response, { model: '', messages: [], authorization: undefined }, first)
  return true
}

function models(response: ServerResponse, fake: FakeOpenAi): void {
  if (refused(response, fake)) return
  json(response, 200, { object: 'list', data: fake.models.map(id => ({ id, object: 'model', owned_by: 'fake' })) })
}

interface Embedding {
  model: string
  input: string | string[]
  encoding_format?: 'float' | 'base64'
}

function embed(response: ServerResponse, { model, input, encoding_format }: Embedding, fake: FakeOpenAi): void {
  if (refused(response, fake)) return
  const texts = typeof input === 'string' ? [input] : input
  fake.embedded.push(...texts)
  const coded = (vector: Float32Array) =>
    encoding_format === 'base64' ? Buffer.from(vector.buffer).toString('base64') : [...vector]
  const tokens = texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0)
  json(response, 200, {
    object: 'list',
    model,
    data: texts.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: coded(embedding(text, fake.dimensions)),
    })),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  })
}

function answer(response: ServerResponse, asked: AskedOf, behavior: Behavior): void {
  const { model } = asked
  if (isStreamed(behavior) || (asked.stream && behavior.type === 'letter')) {
    const { text = 'That is in the passages [1].' } = behavior.type === 'letter' ? behavior : {}
    void streamTo(response, asked, isStreamed(behavior) ? behavior : { type: 'stream', pieces: [text] })
    return
  }
  switch (behavior.type) {
    case 'letter': {
      const { subject = 'A word for you', text = 'Dear friend,\n\nthis was written for you.' } = behavior
      const usage = { input: behavior.input_tokens ?? 200, output: behavior.output_tokens ?? 100 }
      const send = () => json(response, 200, completion(model, JSON.stringify({ subject, text }), 'stop', usage))
      if (behavior.after_ms) setTimeout(send, behavior.after_ms)
      else send()
      return
    }
    case 'busy':
      response.setHeader('Retry-After', behavior.retry_after)
      json(response, 429, error('Rate limit reached', 'rate_limit_exceeded'))
      return
    case 'status':
      json(response, behavior.status, error('Something is wrong', 'server_error'))
      return
    case 'length':
      json(response, 200, completion(model, '{"subject":"A word for you","text":"Dear fr', 'length'))
      return
    case 'empty':
      json(response, 200, completion(model, '', 'stop'))
      return
    case 'chatter':
      json(response, 200, completion(model, 'Sure! Here is your email: …', 'stop'))
      return
    case 'bad_json':
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id": "chatcmpl-1", "choices": [')
      return
    case 'cut_off': {
      const whole = JSON.stringify(completion(model, '{"subject":"A word","text":"Dear friend"}', 'stop'))
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': String(whole.length) })
      response.write(whole.slice(0, whole.length - 40), () => response.destroy())
      return
    }
    case 'broken_utf8': {
      const whole = JSON.stringify(completion(model, '{"subject":"A word","text":"Dear frie"}', 'stop'))
      const [before = '', after = ''] = whole.split('frie')
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(Buffer.concat([Buffer.from(before), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from(after)]))
      return
    }
    case 'huge': {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      const piece = Buffer.alloc(64 * 1024, ' ')
      const send = (left: number) => {
        if (response.destroyed) return
        const part = piece.subarray(0, Math.min(left, piece.length))
        if (left > part.length) response.write(part, () => send(left - part.length))
        else response.end(part)
      }
      send(behavior.bytes)
      return
    }
    case 'refusal':
      json(response, behavior.status, error('Refused', behavior.code))
      return
    case 'silent':
      return
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

const error = (message: string, code: string) => ({ error: { message, type: code, param: null, code } })

const completion = (model: string, content: string, finish_reason: string, usage = { input: 200, output: 100 }) => ({
  id: 'chatcmpl-0199a3f2',
  object: 'chat.completion',
  created: 1_800_000_000,
  model,
  choices: [{ index: 0, message: { role: 'assistant', content, refusal: null }, logprobs: null, finish_reason }],
  usage: {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
  },
})

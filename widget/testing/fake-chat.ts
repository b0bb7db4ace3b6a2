/** The part of the fake API that speaks the wire of chats: one assistant, whose answers a test writes beforehand. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ChatConfig, Message } from '../src/chat/wire.ts'
import { CORS, type FakeApi, read, SITE } from './fake-api.ts'

export const ASSISTANT = 'asst_00000000000000000000000000000001'

type Part = { event: string; data: unknown } | { pause_ms: number } | { raw: string } | 'cut'

export type FakeChat = {
  chat: ChatConfig
  /** Said after each question, in order; then the usual answer again. */
  next: Part[][]
  /** The next answers' statuses in place of a stream. */
  next_status: number[]
  /** What was sent: method and path, secret, body. */
  sent: { what: string; secret: string | undefined; body: Record<string, unknown> | undefined }[]
  /** Of the conversation that there is. */
  messages: Message[]
  /** The answer to the form. */
  form: { status: number; body: unknown }
  attended: boolean
  /** The answer to an upload. */
  upload: { status: number; body: unknown }
  /** Tells who follows. */
  tell: (event: string, data: unknown) => void
}

export const answerOf = (text: string, more: Partial<Message> = {}): Message => ({
  id: 'cmsg_2',
  number: 2,
  from: 'assistant',
  text,
  citations: [],
  state: 'complete',
  ...more,
})

const usual: ChatConfig = {
  id: ASSISTANT,
  title: 'Casa Verde',
  greeting: '',
  launcher: '',
  placeholder: '',
  form_title: '',
  form_thank_you: '',
  notice: 'A machine answers.',
  suggested_questions: ['Do you deliver on Saturdays?'],
  position: 'bottom_right',
  style: { accent_color: '#b4532a', background_color: '#fffaf5', text_color: '#2b2320' },
  avatar_url: '',
  message_characters_max: 4_000,
  keep_history: true,
  has_people: true,
  form: {
    fields: [{ name: 'email', type: 'email', label: 'Email', required: true }],
    consent: { type: 'checkbox', text: 'You may write to me.', version: 3, required: true },
  },
}

/** Puts the assistant on the site of the fake API. */
export function fakeChat(api: FakeApi): FakeChat {
  const followers = new Set<ServerResponse>()
  const fake: FakeChat = {
    chat: usual,
    next: [],
    next_status: [],
    sent: [],
    messages: [],
    form: { status: 201, body: { accepted: true, text: 'Thank you.' } },
    attended: true,
    upload: { status: 201, body: { data: [] } },
    tell(event, data) {
      for (const one of followers) one.write(eventText(event, data))
    },
  }
  const reply = (response: ServerResponse, status: number, body?: unknown): true => {
    response.writeHead(status, { 'content-type': 'application/json', ...CORS })
    response.end(body === undefined ? undefined : JSON.stringify(body))
    return true
  }
  const stream = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', ...CORS })
    response.flushHeaders()
  }
  const speak = async (response: ServerResponse, parts: Part[]): Promise<true> => {
    stream(response)
    for (const part of parts) {
      if (part === 'cut') {
        response.destroy()
        return true
      }
      if ('pause_ms' in part) await new Promise(done => setTimeout(done, part.pause_ms))
      else response.write('raw' in part ? part.raw : eventText(part.event, part.data))
    }
    response.end()
    return true
  }
  api.config = {
    entries: [{ file: 'chat.js', query: '' }],
    chats: [{ id: ASSISTANT, on_every_page: true }],
  }
  api.chat = async (request, response) => {
    const path = new URL(request.url ?? '', api.origin).pathname.replace(`/v1/public/sites/${SITE}`, '')
    if (!/^\/(chats|conversations)\//.test(path)) return false
    const body = await jsonOf(request)
    const secret = request.headers.authorization?.replace('Bearer ', '')
    fake.sent.push({ what: `${request.method} ${path}`, secret, body })
    const [, last = ''] = /\/([a-z]+)$/.exec(path) ?? []
    if (path === `/chats/${ASSISTANT}`) return reply(response, 200, fake.chat)
    if (last === 'conversations') return reply(response, 201, { conversation_id: 'conv_1', secret: 's3cret' })
    if (request.method === 'DELETE') {
      fake.messages = []
      return reply(response, 204)
    }
    if (last === 'handoff') return reply(response, 200, { attended: fake.attended, text: 'Somebody comes.' })
    if (last === 'files') return reply(response, fake.upload.status, fake.upload.body)
    if (last === 'form') return reply(response, fake.form.status, fake.form.body)
    if (last === 'rating') return reply(response, 204)
    if (last === 'stream') {
      stream(response)
      followers.add(response)
      response.on('close', () => followers.delete(response))
      return true
    }
    if (request.method === 'GET') return reply(response, 200, { data: fake.messages, has_more: false })
    const status = fake.next_status.shift()
    if (status !== undefined) return reply(response, status, {})
    return speak(response, fake.next.shift() ?? [{ event: 'message', data: answerOf('Yes.') }])
  }
  return fake
}

const eventText = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const text = await read(request)
  if (request.headers['content-type']?.startsWith('multipart/')) return { form: text }
  return text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>)
}

/** The conversation with the API over HTTP: one secret for each conversation, kept by the browser with consent only. */
import { encode } from '../popup/encode.ts'
import type { Json } from '../wire.ts'
import { serverEvents } from './server-events.ts'
import {
  Busy,
  type ChatApi,
  type ChatNews,
  type FormErrors,
  type Message,
  type SentFile,
  type SubmitResult,
  UnsuitableFileError,
} from './wire.ts'

/** Where the conversation is found again. */
export type ConversationMemory = {
  read: () => string | undefined
  /** Undefined: forgets it. */
  write: (conversation: string | undefined) => void
}

export type HttpRequest = {
  /** Of the site, in the public API. */
  url: string
  assistant_id: string
  locale: string
  /** Facts of the visitor for a new conversation. */
  facts: () => { [name: string]: Json }
  /** Facts of the page for a message or a form. */
  page: () => { [name: string]: Json }
  keeping: ConversationMemory
}

export function chatOverHttp({ url, assistant_id, locale, facts, page, keeping }: HttpRequest): ChatApi {
  /** The id of the conversation and its secret. */
  let known = keeping.read()?.split(' ')
  let last = 0

  const call = async (method: string, path: string, body?: Json | FormData, signal?: AbortSignal): Promise<Response> =>
    send(method, path, body === undefined || body instanceof FormData ? body : encode(body), signal)
  const send = async (
    method: string,
    path: string,
    body: string | FormData | undefined,
    signal?: AbortSignal,
  ): Promise<Response> => {
    const answer = await fetch(url + path, {
      method,
      credentials: 'omit',
      headers: {
        'accept-language': locale,
        ...(known && { authorization: `Bearer ${known[1]}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      body: body ?? null,
      signal: signal ?? null,
    })
    if (answer.status === 429 || answer.status === 503) throw new Busy()
    // It was erased, or is too old: the next message begins another.
    if (answer.status === 404) forget()
    return answer
  }
  const must = async (asked: Promise<Response>): Promise<Response> => {
    const answer = await asked
    if (!answer.ok) throw new Error(String(answer.status))
    return answer
  }
  const forget = (): void => {
    known = undefined
    last = 0
    keeping.write(undefined)
  }
  const place = (): string => `/conversations/${known?.[0]}`

  const begin = async (): Promise<void> => {
    if (known) return
    const made = await must(call('POST', `/chats/${assistant_id}/conversations`, { ...facts(), ...page(), locale }))
    const { conversation_id, secret } = (await made.json()) as { conversation_id: string; secret: string }
    known = [conversation_id, secret]
    keeping.write(known.join(' '))
  }
  async function* told(asked: Promise<Response>): AsyncGenerator<ChatNews> {
    const { body } = await must(asked)
    if (!body) return
    for await (const { event, data } of serverEvents(body)) {
      const one = toldOf(event, data)
      if (one?.type === 'message') last = Math.max(last, one.message.number)
      if (one) yield one
    }
  }

  return {
    async history() {
      if (!known) return []
      const { data } = (await (await must(call('GET', `${place()}/messages`))).json()) as { data: Message[] }
      last = data.at(-1)?.number ?? 0
      return data
    },
    async upload(files) {
      await begin()
      const form = new FormData()
      for (const [i, file] of files.entries()) form.append(i ? `file_${i + 1}` : 'file', file, file.name)
      const answer = await call('POST', `${place()}/files`, form)
      if (/409|413|422/.test(String(answer.status))) throw new UnsuitableFileError(reasonOf(await answer.json(), files))
      return ((await must(Promise.resolve(answer)).then(one => one.json())) as { data: SentFile[] }).data
    },
    async *ask(text, file_ids, signal) {
      await begin()
      const { page_url } = page()
      const asked = encode({ text, page_url })
      // Nothing else that the widget sends has a list.
      const list = file_ids.map(encode).join()
      const body = list ? `${asked.slice(0, -1)},"file_ids":[${list}]}` : asked
      yield* told(send('POST', `${place()}/messages`, body, signal))
    },
    async *follow(signal) {
      // One that was erased meanwhile is not begun again by listening.
      if (!known) return
      yield* told(call('GET', `${place()}/stream?after=${last}`, undefined, signal))
    },
    async rate(message_id, rating) {
      await must(call('POST', `${place()}/messages/${message_id}/rating`, { rating }))
    },
    async ask_person() {
      await begin()
      return (await must(call('POST', `${place()}/handoff`))).json()
    },
    async submit(answers): Promise<SubmitResult> {
      await begin()
      const answer = await call('POST', `${place()}/form`, { ...answers, ...page() })
      if (!answer.ok && answer.status !== 422) throw new Error(String(answer.status))
      return (await answer.json()) as SubmitResult
    },
    async forget() {
      if (!known) return
      const erased = call('DELETE', place())
      forget()
      await erased
    },
  }
}

type Problem = Partial<FormErrors> & { code: string; title: string }

/** What is wrong with which file, in the visitor's language. */
function reasonOf({ code, title, errors = [] }: Problem, files: File[]): string {
  const [first] = errors
  // How much there is room for is the owner's concern.
  if (!first) return code === 'storage_full' ? '' : title
  const file = files[Number(/\d+$/.exec(first.pointer)?.[0] ?? 1) - 1]
  return file ? `${file.name}: ${first.text}` : first.text
}

/** What an event of the stream says; nothing where this version does not know it. */
function toldOf(event: string, data: string): ChatNews | undefined {
  const value = JSON.parse(data) as { text: string; name: string }
  if (event === 'text' || event === 'instead') return { type: event, text: value.text }
  if (event === 'message') return { type: event, message: value as unknown as Message }
  if (event === 'person') return { type: event, name: value.name }
  return event === 'form' ? { type: event } : undefined
}

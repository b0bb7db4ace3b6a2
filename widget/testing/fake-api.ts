/** A small server that speaks the public wire and serves host pages, for the browser tests. No rules of the real API. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { WrittenRules } from '../src/debug/rules.ts'
import { inOrder } from '../src/decide/decide.ts'
import type { Config, Font, Popup, Submission } from '../src/wire.ts'

export type Answer = { status: number; body?: unknown; headers?: Record<string, string>; delay_ms?: number }

export type FakeApi = {
  origin: string
  /** The configuration; a test replaces it. */
  popups: Popup[]
  fonts: Font[]
  language: string
  /** The page of an editor, on the API's own origin. */
  editor: string
  /** Further parts of the configuration. */
  config: Partial<Config>
  /** Rules as they were written, of published popups and drafts. */
  rules: WrittenRules[]
  /** The popups that a decision allows. */
  allowed: string[]
  asked: unknown[]
  events: unknown[]
  /** Responses that replace the normal ones, in order. */
  next_config: Answer[]
  next_submission: Answer[]
  submissions: { path: string; headers: IncomingMessage['headers']; body: Submission; raw: string }[]
  requests: string[]
  /** Answers what concerns chats; true if it did. */
  chat: ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>) | undefined
  close: () => Promise<void>
}

export const SITE = 'site_00000000000000000000000000000001'

export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, authorization',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-expose-headers': 'date',
}

export const read = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** Serves `dist` and the public endpoints on a free port of 127.0.0.1. */
export async function startFakeApi(dist: string): Promise<FakeApi> {
  const reply = async (response: ServerResponse, { status, body, headers, delay_ms }: Answer): Promise<void> => {
    if (delay_ms) await new Promise(resolve => setTimeout(resolve, delay_ms))
    response.writeHead(status, { 'content-type': 'application/json', ...CORS, ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
  }
  const script = (response: ServerResponse, path: string): void => {
    response.writeHead(200, { 'content-type': path.endsWith('.html') ? 'text/html' : 'text/javascript', ...CORS })
    response.end(readFileSync(join(dist, path)))
  }
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url || '/', api.origin)
    if (request.method === 'OPTIONS') return reply(response, { status: 204, body: '' })
    api.requests.push(`${request.method} ${pathname}${search}`)
    if (await api.chat?.(request, response)) return
    if (pathname === '/editor')
      return reply(response, { status: 200, body: api.editor, headers: { 'content-type': 'text/html' } })
    if (pathname === '/widget.js') return script(response, 'widget.js')
    if (pathname.startsWith('/widget/')) return script(response, pathname.slice('/widget/'.length))
    if (pathname === `/v1/public/sites/${SITE}/config`) {
      const { language, fonts, popups, config } = api
      const more = config.tracking || popups.some(({ ask }) => ask)
      const watched = popups.some(
        ({ type, triggers }) => type === 'embedded' || triggers?.some(({ type: kind }) => kind === 'exit_intent'),
      )
      const body = {
        site_id: SITE,
        version: '1',
        language,
        fonts,
        popups: inOrder(popups),
        // Short: most tests ask for something else.
        pause_ms: 300,
        entries: [
          { file: 'more.js', query: more ? '' : 'lw_visitor' },
          ...(watched ? [{ file: 'watch.js', query: '' }] : []),
          { file: 'debug.js', query: 'leadwright_debug' },
        ],
        ...config,
      }
      return reply(response, api.next_config.shift() || { status: 200, body })
    }
    if (pathname.endsWith('/popup-rules')) return reply(response, { status: 200, body: { popups: api.rules } })
    if (request.method === 'POST' && pathname.endsWith('/submissions')) {
      const raw = await read(request)
      api.submissions.push({ path: pathname, headers: request.headers, body: JSON.parse(raw), raw })
      return reply(response, api.next_submission.shift() || { status: 201, body: { accepted: true } })
    }
    if (request.method === 'POST' && pathname.endsWith('/events')) {
      api.events.push(JSON.parse(await read(request)))
      return reply(response, { status: 202 })
    }
    if (request.method === 'POST' && pathname.endsWith('/decisions')) {
      api.asked.push(JSON.parse(await read(request)))
      return reply(response, { status: 200, body: { popup_ids: api.allowed } })
    }
    return reply(response, { status: 404, body: { code: 'not_found' } })
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500, CORS).end())
  })
  const api: FakeApi = {
    origin: '',
    popups: [],
    fonts: [],
    language: 'en',
    editor: '',
    config: {},
    rules: [],
    allowed: [],
    asked: [],
    events: [],
    next_config: [],
    next_submission: [],
    submissions: [],
    requests: [],
    chat: undefined,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  api.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return api
}

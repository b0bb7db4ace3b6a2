/** The entry `chat.js`, for sites with a published assistant: a button on each page, or the chat in the page's own element. */
import type { LoadFailure, Session } from '../contract.ts'
import { siteUrl } from '../shown/report.ts'
import { type Chat, makeChat } from './chat.tsx'
import { type ConversationMemory, chatOverHttp } from './http.ts'
import { watchOpeners } from './openers.ts'
import type { ChatConfig } from './wire.ts'

/** From now on, for as long as the page lives. */
export function start(session: Session | LoadFailure): void {
  if (!session.config || session.preview) return
  const chats = session.config.chats ?? []
  const open = new Map<string, Chat>()
  const show = async (id: string, container?: HTMLElement): Promise<void> => {
    const chat = await chatOn(session, id, container)
    if (container) return
    open.set(id, chat)
    const openers = chats.find(one => one.id === id)?.openers ?? []
    watchOpeners(session, openers, wishedLocale(session), chat.greet)
  }

  const first = chats.find(({ on_every_page }) => on_every_page)
  /** Places that have theirs, also one that could not be loaded; the button is the document's. */
  const filled = new WeakSet<Node>()
  /** The page may add its place later, or go to a page that has none. */
  const look = (): void => {
    const containers = document.querySelectorAll<HTMLElement>('[data-leadwright-chat]')
    const fill = (place: Node, id: string, container?: HTMLElement): void => {
      if (filled.has(place)) return
      filled.add(place)
      show(id, container).catch(() => {})
    }
    for (const container of containers) fill(container, container.dataset.leadwrightChat ?? '', container)
    if (first && containers.length === 0) fill(document, first.id)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  look()

  const answer = ([method, given]: unknown[]): void => {
    const chat = open.get(String(given))
    if (method === 'open') chat?.open()
    if (method === 'close') for (const one of open.values()) one.close()
    if (method === 'consent' && given !== 'grant') for (const { id } of chats) keepingOf(session, id).write(undefined)
  }
  const { calls } = session
  const earlier = calls as unknown as unknown[][]
  const push = calls.push.bind(calls)
  session.calls = {
    push(call) {
      answer(call)
      return push(call)
    },
  }
  for (const call of earlier) answer(call)
  document.addEventListener('click', event => {
    const target = (event.target as Element).closest<HTMLElement>('[data-leadwright-open]')
    if (target && open.has(target.dataset.leadwrightOpen ?? '')) {
      event.preventDefault()
      open.get(target.dataset.leadwrightOpen ?? '')?.open()
    }
  })
}

const wishedLocale = ({ script, config }: Session): string =>
  script.dataset.locale || document.documentElement.lang || navigator.language || config.language || 'en'

async function chatOn(session: Session, id: string, container: HTMLElement | undefined): Promise<Chat> {
  const { script, memory, origin } = session
  const url = siteUrl(session)
  const wished = wishedLocale(session)
  const answer = await fetch(`${url}/chats/${id}?locale=${encodeURIComponent(wished)}`, { credentials: 'omit' })
  if (!answer.ok) throw new Error(String(answer.status))
  const chat = (await answer.json()) as ChatConfig
  const facts = () => (memory.consented() ? { visitor_id: memory.visitor() } : {})
  const keeping = keepingOf(session, id)
  const api = chatOverHttp({ url, assistant_id: id, locale: wished, facts, page: pageFacts, keeping })
  const outer = script.dataset.container ? document.querySelector(script.dataset.container) : null
  return makeChat({
    chat,
    locale: wished,
    api,
    origin,
    container,
    outer: outer ?? undefined,
  })
}

const pageFacts = () => ({
  page_url: location.href.slice(0, 2048),
  referrer: document.referrer.slice(0, 2048) || undefined,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** In the browser with consent, else as long as the page lives. */
function keepingOf({ memory, script, preview }: Session, id: string): ConversationMemory {
  const key = `leadwright:${script.dataset.site}:chat:${id}`
  const quietly = <T,>(fn: () => T): T | undefined => {
    try {
      return fn()
    } catch {
      return undefined
    }
  }
  return {
    read: () => (memory.consented() && !preview ? (quietly(() => localStorage.getItem(key)) ?? undefined) : undefined),
    write(conversation) {
      if (conversation === undefined) quietly(() => localStorage.removeItem(key))
      else if (memory.consented() && !preview) quietly(() => localStorage.setItem(key, conversation))
    },
  }
}

/** The file `chat-page.js`: the chat as a page of its own. It remembers the conversation as long as the tab is open. */
import { makeChat } from './chat.tsx'
import { type ConversationMemory, chatOverHttp } from './http.ts'
import type { ChatConfig } from './wire.ts'

const quietly = <T>(fn: () => T): T | undefined => {
  try {
    return fn()
  } catch {
    // A frame without storage.
    return undefined
  }
}

function keepingOf(id: string): ConversationMemory {
  const key = `leadwright:chat:${id}`
  return {
    read: () => quietly(() => sessionStorage.getItem(key)) ?? undefined,
    write: conversation =>
      quietly(() =>
        conversation === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, conversation),
      ),
  }
}

async function show(place: HTMLElement): Promise<void> {
  const { site, assistant = '' } = place.dataset
  const url = `${location.origin}/v1/public/sites/${site}`
  const locale = document.documentElement.lang
  const answer = await fetch(`${url}/chats/${assistant}?locale=${locale}`, { credentials: 'omit' })
  const chat = (await answer.json()) as ChatConfig
  const page = () => ({ page_url: document.referrer.slice(0, 2048) || undefined })
  const api = chatOverHttp({
    ...{ url, locale, page },
    assistant_id: assistant,
    facts: () => ({ channel: 'page' }),
    keeping: keepingOf(assistant),
  })
  makeChat({ chat, locale, api, origin: location.origin, container: place })
}

for (const place of document.querySelectorAll<HTMLElement>('[data-assistant]')) show(place).catch(console.error)

/** One chat on the page: its state, what its buttons do, and the conversation with the API. */
import { render } from 'preact'
import { applyLook, loadFonts } from '../popup/look.ts'
import { TRAP } from '../popup/trap.tsx'
import { keepKeys, openShadow } from '../runtime/main.ts'
import { asking } from './ask.ts'
import css from './chat.css?inline'
import { CONSENT } from './lead-form.tsx'
import { Panel } from './panel.tsx'
import type { Actions, ChatState } from './state.ts'
import type { ChatApi, ChatConfig } from './wire.ts'
import { speak } from './words.ts'

export type ChatRequest = {
  chat: ChatConfig
  locale: string
  api: ChatApi
  /** Of the API, for fonts and pictures. */
  origin: string
  /** The page's own element, where it stands in the page. */
  container?: HTMLElement | undefined
  /** Where on the page the button is put. */
  outer?: Element | undefined
}

export type Chat = {
  open: () => void
  close: () => void
  /** Says something first, beside the button. */
  greet: (text: string) => void
  /** Takes it from the page. */
  remove: () => void
}

export function makeChat({ chat, locale, api, origin, container, outer }: ChatRequest): Chat {
  const shadow = openShadow('leadwright-chat', container, css)
  const { root, host } = shadow
  const inline = container !== undefined
  const state: ChatState = {
    chat: { ...chat, avatar_url: chat.avatar_url && new URL(chat.avatar_url, origin).href },
    locale,
    say: speak(locale),
    open: inline,
    inline,
    lines: [],
    writing: undefined,
    passage: undefined,
    form: 'hidden',
    errors: new Map(),
    status: '',
    unsent: undefined,
    files: [],
    sending: false,
    unread: 0,
    opener: undefined,
    person: undefined,
    can_ask_person: chat.has_people,
  }
  const scroller = () => root.querySelector<HTMLElement>('.scroll')
  const update = (changed: Partial<ChatState>): void => {
    const view = scroller()
    // Who reads further up stays there.
    const follows = !view || view.scrollHeight - view.scrollTop - view.clientHeight < 80
    Object.assign(state, changed)
    render(<Panel state={state} act={act} keys={keys} />, root)
    const panel = root.firstElementChild as HTMLElement
    if (!panel.style.length) applyLook(panel, chat.style)
    const after = scroller()
    if (after && follows) after.scrollTop = after.scrollHeight
  }
  const talk = asking(state, update, api)
  let before: Element | null = null
  let begun = false

  const begin = (): void => {
    if (begun) return
    begun = true
    loadFonts(chat.fonts ?? [], origin)
    if (chat.keep_history) api.history().then(talk.remember, () => {})
  }
  const entry = () => root.querySelector<HTMLElement>('.composer .entry')

  const act: Actions = {
    ...talk.actions,
    open() {
      begin()
      before = document.activeElement
      update({ open: true, unread: 0, opener: undefined })
      entry()?.focus({ preventScroll: true })
    },
    close() {
      if (inline) return
      const was_open = state.open
      update({ open: false, opener: undefined })
      if (was_open) (before instanceof HTMLElement && before !== host ? before : launcher())?.focus()
    },
    cite(line, number) {
      const same = state.passage?.line === line && state.passage.number === number
      update({ passage: same ? undefined : { line, number } })
    },
    send(form) {
      const data = new FormData(form)
      const values: Record<string, string | number | boolean> = {}
      for (const { name, type } of chat.form.fields) {
        const text = String(data.get(name) ?? '').trim()
        if (type === 'checkbox') values[name] = data.has(name)
        else if (text) values[name] = type === 'number' ? Number(text) : text
      }
      const { type: kind, version: consent_version } = chat.form.consent ?? {}
      const consent = kind === 'checkbox' ? data.has(CONSENT) : undefined
      void talk.submit({ values, consent, consent_version, website: String(data.get(TRAP) ?? '') })
    },
  }
  const launcher = () => root.querySelector<HTMLElement>('.launcher')
  const keys = keepKeys(event => {
    if (event.key !== 'Escape' || inline) return
    event.preventDefault()
    act.close()
  })

  update({})
  if (host) (outer ?? document.documentElement).append(host)
  if (inline) begin()
  return {
    open: act.open,
    close: act.close,
    greet: text => !state.open && state.lines.length === 0 && update({ opener: text }),
    remove() {
      talk.actions.stop()
      host?.remove()
      render(null, root)
    },
  }
}

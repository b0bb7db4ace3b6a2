/** What this browser remembers: token, account, language, theme. In local storage, shared by all tabs; boot.js reads the same keys before the first paint. */
import { useSyncExternalStore } from 'react'
import type { Language } from '../../messages/messages.tsx'
import { forgetAllDrafts } from './draft.ts'
import { abilities_key, recent_key } from './personal-keys.ts'

export type Theme = 'system' | 'light' | 'dark'
export type Session = {
  token: string | null
  /** ID of the account that account screens are about; null until it is known which there are. */
  account: string | null
  language: Language
  theme: Theme
}

const keys = {
  token: 'leadwright.token',
  /** One's own, while one acts as somebody else. */
  own: 'leadwright.own_token',
  account: 'leadwright.account',
  language: 'leadwright.language',
  theme: 'leadwright.theme',
}
const listeners = new Set<() => void>()

const languageOf = (text: string): Language => (text.toLowerCase().startsWith('es') ? 'es' : 'en')
const themeOf = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'system')

const read = (): Session => ({
  token: localStorage.getItem(keys.token),
  account: localStorage.getItem(keys.account),
  language: languageOf(localStorage.getItem(keys.language) ?? navigator.language),
  theme: themeOf(localStorage.getItem(keys.theme)),
})

let current = read()

function show({ language, theme }: Session) {
  const root = document.documentElement
  root.lang = language
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}

function reload() {
  const former = current
  current = read()
  if (current.token !== former.token) forgetAllDrafts()
  show(current)
  for (const listener of listeners) listener()
}

function keep(key: string, value: string | null) {
  if (key === keys.token) for (const personal of [abilities_key, recent_key]) localStorage.removeItem(personal)
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  reload()
}

window.addEventListener('storage', reload)
show(current)

export const session = {
  get: () => current,
  signIn: (token: string) => keep(keys.token, token),
  /** Acts as somebody else from now on; forgetting that token brings one's own back. */
  actAs(token: string) {
    localStorage.setItem(keys.own, current.token ?? '')
    keep(keys.token, token)
  },
  /** Forgets the token; the caller ends the session on the server first. */
  forget() {
    const own = localStorage.getItem(keys.own)
    localStorage.removeItem(keys.own)
    keep(keys.token, own)
  },
  setAccount(id: string) {
    if (id !== current.account) keep(keys.account, id)
  },
  setLanguage: (language: Language) => keep(keys.language, language),
  setTheme: (theme: Theme) => keep(keys.theme, theme === 'system' ? null : theme),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The session, live: also when another tab signs out. */
export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get)

/** What was typed into a form in steps, kept for this tab through a reload, until somebody else is signed in. Never of a card. */
import { useState } from 'react'

const prefix = 'leadwright.draft.'
export type DraftKey = 'payment-contact' | 'promotion-code' | 'registration'

function read<T extends object>(key: DraftKey, empty: T): T {
  const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}')
  const texts = Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string')
  return { ...empty, ...Object.fromEntries(texts) }
}

/** The texts of a form by the names of its fields. */
export function useDraft<T extends object>(key: DraftKey, empty: T): [T, (changes: Partial<T>) => void] {
  const [draft, setDraft] = useState(() => read(key, empty))
  const change = (changes: Partial<T>) => {
    // Two changes may come before the next render, as of a browser that fills in all fields.
    const next = { ...read(key, empty), ...changes }
    sessionStorage.setItem(prefix + key, JSON.stringify(next))
    setDraft(next)
  }
  return [draft, change]
}

export const forgetDraft = (...keys: DraftKey[]): void => {
  for (const key of keys) sessionStorage.removeItem(prefix + key)
}

export function forgetAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}

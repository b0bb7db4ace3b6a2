/** What was typed into a form in steps, kept for this tab through a reload, until somebody else is signed in. Never of a card. */
import { useState } from 'react'

const prefix = 'leadwright.typed.'
export type TypedKey = 'payment-contact' | 'promotion-code' | 'registration'

function read<T extends object>(key: TypedKey, empty: T): T {
  const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}')
  const texts = Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string')
  return { ...empty, ...Object.fromEntries(texts) }
}

/** The texts of a form by the names of its fields. */
export function useTyped<T extends object>(key: TypedKey, empty: T): [T, (changes: Partial<T>) => void] {
  const [typed, setTyped] = useState(() => read(key, empty))
  const change = (changes: Partial<T>) => {
    // Two changes may come before the next render, as of a browser that fills in all fields.
    const next = { ...read(key, empty), ...changes }
    sessionStorage.setItem(prefix + key, JSON.stringify(next))
    setTyped(next)
  }
  return [typed, change]
}

export const forgetTyped = (...keys: TypedKey[]): void => {
  for (const key of keys) sessionStorage.removeItem(prefix + key)
}

export function forgetAllTyped(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}

/** Remembers per popup when it was shown, closed and submitted, across tabs; where storage is blocked, for the page only. */
import type { Seen } from './decide.ts'

export type Memory = {
  seen: (popup_id: string) => Seen
  note: (popup_id: string, what: keyof Seen, at: number) => void
}

/** Stored as `shown,closed,submitted`: no JSON, because old libraries patch it. */
export const parseSeen = (text: string | null | undefined): Seen => {
  const [shown, closed, submitted] = (text || '').split(',')
  return { shown: Number(shown) || 0, closed: Number(closed) || 0, submitted: Number(submitted) || 0 }
}

/** Opens the memory of one site. `storage` is a function because merely reading `localStorage` may throw. */
export function openMemory(site_id: string, storage: () => Storage): Memory {
  const page = new Map<string, string>()
  const keyOf = (popup_id: string): string => `leadwright:${site_id}:${popup_id}`
  const seen = (popup_id: string): Seen => {
    const key = keyOf(popup_id)
    let text: string | null | undefined
    try {
      text = storage().getItem(key)
    } catch {}
    return parseSeen(text || page.get(key))
  }
  return {
    seen,
    note(popup_id, what, at) {
      const next = { ...seen(popup_id), [what]: at }
      const text = `${next.shown},${next.closed},${next.submitted}`
      page.set(keyOf(popup_id), text)
      try {
        storage().setItem(keyOf(popup_id), text)
      } catch {}
    },
  }
}

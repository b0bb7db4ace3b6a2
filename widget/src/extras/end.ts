/** When a countdown ends, by this browser's clock. */
import type { Session } from '../contract.ts'
import type { Popup } from '../wire.ts'

type Who = Pick<Session, 'memory' | 'skew_ms'>

/** Without a visitor, in an editor, it runs from when it was first drawn, and begins anew at its end. */
const previewed = new Map<string, number>()

function previewEnd(id: string, minutes: number): number {
  const key = `${id} ${minutes}`
  const known = previewed.get(key)
  const ends_at = known && known > Date.now() ? known : Date.now() + minutes * 60_000
  previewed.set(key, ends_at)
  return ends_at
}

/** That of everybody by the server's clock; a visitor's own from when it first showed, which is kept. */
export function endOf({ id, countdown }: Popup, session: Who | undefined): number {
  const { ends_at = 0, minutes = 0 } = countdown || {}
  if (!minutes) return ends_at - (session?.skew_ms || 0)
  if (!session) return previewEnd(id, minutes)
  const { memory } = session
  if (!memory.seen(id)[3]) memory.note(id, 3)
  return (memory.seen(id)[3] as number) + minutes * 60_000
}

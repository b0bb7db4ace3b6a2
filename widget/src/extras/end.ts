/** When a countdown ends, by this browser's clock. */
import type { Session } from '../contract.ts'
import type { Popup } from '../wire.ts'

type Who = Pick<Session, 'memory' | 'skew_ms'>

/** That of everybody by the server's clock; a visitor's own from when it first showed, which is kept. */
export function endOf({ id, countdown }: Popup, session: Who | undefined): number {
  const { ends_at = 0, minutes = 0 } = countdown || {}
  if (!minutes) return ends_at - (session?.skew_ms || 0)
  if (!session) return Date.now() + minutes * 60_000
  const { memory } = session
  if (!memory.seen(id)[3]) memory.note(id, 3)
  return (memory.seen(id)[3] as number) + minutes * 60_000
}

/**
 * When the housekeeping of a site that has begun to work may begin: what woke the site comes first, and where many are
 * woken at once they take their turns.
 */
import type { Housekeeping } from './platform/hourly.ts'
import type { SitePart } from './platform/site-scope.ts'

/** Calls `begin` when it is its turn; answers how to call that off. */
export type Turn = (begin: () => void) => () => void

const usual = { first_ms: 5_000, between_ms: 1_000 }

export function takingTurns({ first_ms, between_ms } = usual): Turn {
  let last = Number.NEGATIVE_INFINITY
  return begin => {
    const now = performance.now()
    last = Math.max(now + first_ms, last + between_ms)
    const timer = setTimeout(begin, last - now).unref()
    return () => clearTimeout(timer)
  }
}

export const atOnce: Turn = begin => {
  begin()
  return () => undefined
}

/** All housekeeping of a site as one part of it. */
export function inTurn(parts: readonly Housekeeping[], turn: Turn): SitePart {
  let callOff = () => {}
  let begun = Promise.resolve()
  return {
    async start() {
      callOff = turn(() => {
        begun = startAll(parts)
      })
    },
    wake() {
      for (const part of parts) part.wake()
    },
    async stop() {
      callOff()
      await begun
      await Promise.all(parts.map(part => part.stop()))
    },
  }
}

async function startAll(parts: readonly Housekeeping[]): Promise<void> {
  for (const part of parts) await part.start()
}

/**
 * When the housekeeping of a site that has begun to work may begin: what woke the site comes first, and where many are
 * woken at once they take their turns.
 */

import type { SitePart } from './platform/features/site-scope.ts'
import type { Housekeeping } from './platform/runtime/hourly.ts'

/** Calls `begin` when it is its turn; answers how to call that off. */
export type Turn = (begin: () => void) => () => void

const usual = { first_ms: 5_000, between_ms: 1_000 }

export function takingTurns({ first_ms, between_ms } = usual): Turn {
  // In the order of their moments, as all wait equally long.
  const waiting = new Set<{ begin(): void; due: number }>()
  let last = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  function look(): void {
    timer = undefined
    const [first] = waiting
    if (!first) return
    const now = performance.now()
    const at = Math.max(first.due, last + between_ms)
    if (at <= now) {
      waiting.delete(first)
      last = now
      first.begin()
    }
    timer = setTimeout(look, at <= now ? between_ms : at - now).unref()
  }
  return begin => {
    const one = { begin, due: performance.now() + first_ms }
    waiting.add(one)
    if (timer === undefined) look()
    return () => void waiting.delete(one)
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

/** Remembers which addresses the visitor has been asked about: each is doubted once. */
import { suggestAddress } from './typo.ts'

/** Somebody who sends this soon after the question has not read it. */
const UNREAD_MS = 1000

export type Doubts = {
  /** The suggested address; nothing if it was suggested already. */
  ask: (name: string, address: string) => string | undefined
  /** True once, where the visitor has only just been asked. */
  isUnread: (name: string) => boolean
}

export function makeDoubts(): Doubts {
  const doubts = new Map<string, { address: string; at: number }>()
  return {
    ask(name, address) {
      const meant = doubts.get(name)?.address === address ? undefined : suggestAddress(address)
      if (meant) doubts.set(name, { address, at: performance.now() })
      return meant
    },
    isUnread(name) {
      const doubt = doubts.get(name)
      const unread = !!doubt && performance.now() - doubt.at < UNREAD_MS
      if (doubt) doubt.at = -UNREAD_MS
      return unread
    },
  }
}

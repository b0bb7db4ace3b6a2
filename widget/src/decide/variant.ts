/** Which variant of a popup a visitor sees: even by hash, the same for as long as the visitor's id. Pure. */
import type { Popup } from '../wire.ts'

/** FNV-1a, then mixed, so that texts that differ at their end alone differ everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Rendezvous hashing: adding or removing a variant does not move visitors between the others. */
export function variantOf(visitor_id: string, { id, variants }: Pick<Popup, 'id' | 'variants'>): string | undefined {
  let best: string | undefined
  let highest = -1
  for (const { id: name } of variants || []) {
    const value = hash(`${visitor_id}/${id}/${name}`)
    if (value > highest) {
      highest = value
      best = name
    }
  }
  return best
}

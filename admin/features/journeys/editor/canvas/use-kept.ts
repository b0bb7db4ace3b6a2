/** What was drawn before stays the same object where nothing about it changed, so that it is not drawn again. */
import { useState } from 'react'

export function useKept<T extends { id: string }>(fresh: T[], isSame: (one: T, other: T) => boolean): T[] {
  const [kept, keep] = useState({ fresh, list: fresh })
  if (kept.fresh === fresh) return kept.list
  const list = withFormer(kept.list, fresh, isSame)
  keep({ fresh, list })
  return list
}

/** Pure. */
export function withFormer<T extends { id: string }>(former: T[], fresh: T[], isSame: (one: T, other: T) => boolean) {
  const known = new Map(former.map(one => [one.id, one]))
  const list = fresh.map(one => {
    const before = known.get(one.id)
    return before && isSame(before, one) ? before : one
  })
  return list.length === former.length && list.every((one, index) => one === former[index]) ? former : list
}

/** Shortens a list of actions to what its difference needs: halves first, then one action after another. */
import type { Action } from './actions/action.ts'
import { listed, type Played, play } from './play.ts'

const TRIES_MAX = 400

/** Differences of one kind read the same but for names and numbers. */
export const kindOf = (difference: string): string => difference.replace(/^before \w+: |^\w+: /, '').replace(/[\d"{}]+|\S+@\S+/g, '#').slice(0, 60)

export async function shortest(actions: readonly Action[], differences: readonly string[]): Promise<Played> {
  const wanted = new Set(differences.map(kindOf))
  let tries = 0
  const fails = async (list: readonly Action[]): Promise<Played | null> => {
    tries += 1
    const played = await play(listed(list), { every: 1 })
    return played.differences.some(difference => wanted.has(kindOf(difference))) ? played : null
  }
  let best = (await fails(actions)) ?? (await play(listed(actions), { every: 1 }))
  for (let size = Math.ceil(best.actions.length / 2); size >= 1 && tries < TRIES_MAX; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = best.actions.length - size; from > -size && tries < TRIES_MAX; from -= size) {
      const list = best.actions.filter((_, place) => place < Math.max(0, from) || place >= from + size)
      best = (await fails(withTime(best.actions, list))) ?? best
    }
  }
  return best
}

/** The time that passed before what was left out still passes. */
function withTime(all: readonly Action[], kept: readonly Action[]): Action[] {
  let waited = 0
  return all.flatMap(action => {
    if (!kept.includes(action)) {
      waited += action.after
      return []
    }
    const after = action.after + waited
    waited = 0
    return [{ ...action, after }]
  })
}

/** Shortens a list of actions to what its difference needs: what names the same things first, then halves, then one after another. */
import type { Action } from './actions/action.ts'
import { type Bounds, listed, type Played, play } from './play.ts'

const SECONDS_MAX = 120
const KEY = /\b[a-z]{1,2}\d+\b/g

/** Differences of one kind read the same but for names and numbers. */
export const kindOf = (difference: string): string =>
  difference
    .replace(/^before \w+: |^\w+: /, '')
    .replace(/\S+@\S+|[\d"{}]+/g, '#')
    .slice(0, 40)

export async function shortest(
  actions: readonly Action[],
  differences: readonly string[],
  { seconds = SECONDS_MAX, ...bounds }: { seconds?: number } & Pick<Bounds, 'season' | 'seed'> = {},
): Promise<Played> {
  const wanted = new Set(differences.map(kindOf))
  const ends = performance.now() + seconds * 1_000
  let best: Played | null = null
  /** Whether the list shows it too; it is the best one then. */
  const shows = async (list: readonly Action[]): Promise<boolean> => {
    if (performance.now() > ends) return false
    const played = await play(listed(withTime(actions, list)), { ...bounds, every: Number.POSITIVE_INFINITY })
    if (!played.differences.some(difference => wanted.has(kindOf(difference)))) return false
    best = played
    return true
  }
  let list: readonly Action[] = actions
  for (const depth of [1, 2, 3]) {
    const related = relatedTo(actions, differences, depth)
    if (related.length < list.length && (await shows(related))) {
      list = related
      break
    }
  }
  for (let size = Math.ceil(list.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = list.length - size; from > -size && performance.now() < ends; from -= size) {
      const shorter = list.filter((_, place) => place < Math.max(0, from) || place >= from + size)
      if (shorter.length < list.length && (await shows(shorter))) list = shorter
    }
  }
  return best ?? play(listed(actions), { ...bounds, every: 1 })
}

/** The actions that name what the difference names, and so on to this depth; and the last one. */
function relatedTo(actions: readonly Action[], differences: readonly string[], depth: number): Action[] {
  const texts = actions.map(action => JSON.stringify(action))
  const keysIn = (text: string) => text.match(KEY) ?? []
  let names = new Set([...differences, texts.at(-1) ?? ''].flatMap(keysIn))
  let chosen = actions.filter((_, place) => place === actions.length - 1)
  for (let level = 0; level < depth; level++) {
    chosen = actions.filter(
      (_, place) => place === actions.length - 1 || keysIn(texts[place] ?? '').some(key => names.has(key)),
    )
    names = new Set([...names, ...chosen.flatMap(action => keysIn(JSON.stringify(action)))])
  }
  return chosen
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

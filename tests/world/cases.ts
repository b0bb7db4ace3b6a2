/** Lists of actions that once showed a difference: kept ones show none any more, open ones still do. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Action } from './actions/action.ts'
import { type Bounds, listed, type Played, play } from './play.ts'

const folder = join(import.meta.dirname, 'cases')

/** A list of actions, and the season and the seed with which it was played. */
export interface Case extends Pick<Bounds, 'season' | 'seed'> {
  says: string
  actions: Action[]
}

/** One that says no seed has that of its name: two with the same ids in one process would meet what it remembers of the other. */
export const readCase = (path: string): Case => ({
  seed: createHash('sha256').update(basename(path)).digest().readUInt32BE(),
  ...JSON.parse(readFileSync(path, 'utf8')),
})

function playCase(path: string): Promise<Played> {
  const { says: _says, actions, ...bounds } = readCase(path)
  return play(listed(actions), { ...bounds, every: 1 })
}

/** None where there is no such folder: a repository keeps no empty one. */
const casesIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path)
        .filter(name => name.endsWith('.json'))
        .sort()
    : []

/** A sentence for each case that is not as it should be. */
export async function playCases(add: (played: Played) => void): Promise<string[]> {
  const wrong: string[] = []
  for (const name of casesIn(folder)) {
    const played = await playCase(join(folder, name))
    add(played)
    for (const difference of played.differences) wrong.push(`case ${name}: ${difference}`)
  }
  for (const name of casesIn(join(folder, 'open'))) {
    const played = await playCase(join(folder, 'open', name))
    add({ ...played, differences: [] })
    if (played.differences.length === 0)
      wrong.push(`open case ${name} shows no difference any more: it belongs in cases/`)
  }
  return wrong
}

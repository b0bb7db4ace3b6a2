/** Databases of sites go to another place, each by the process that works in it; and where each is now. */
import { namesOfSites, readySites } from '../account/sites/rules.ts'
import type { OpenInstallation } from '../installation.ts'
import type { DatabaseMove } from '../nodes/join.ts'
import { homeLimits } from '../platform/database/homes/limits.ts'
import { placesOfSites } from '../platform/database/recorded/site-places.ts'
import { DatabaseError } from '../platform/runtime/errors.ts'
import { errorFields } from '../platform/runtime/log.ts'

type Needs = Pick<OpenInstallation, 'databases' | 'node' | 'log'>

export interface MovedDatabases {
  moved: string[]
  /** Those that stay where they are, and why. */
  left: { site_id: string; reason: string }[]
}

/** Of all sites, where none is named. One after another: each takes as much of the network as it can. */
export async function moveDatabases(
  { databases, node, log }: Needs,
  { to, site_id }: { to: string; site_id?: string | undefined },
): Promise<MovedDatabases> {
  const ready = await databases.control.read(readySites)
  const moved: string[] = []
  const left: MovedDatabases['left'] = []
  for (const id of site_id === undefined ? ready : [site_id]) {
    try {
      if (!ready.includes(id)) throw new DatabaseError('There is no such site.')
      await moveAtHome({ databases, node }, { site_id: id, to })
      log.info({ site_id: id, to }, 'the database of the site is at its new place')
      moved.push(id)
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      log.warn({ site_id: id, to, ...errorFields(error) }, 'the database of the site was not moved')
      left.push({ site_id: id, reason: error.message })
    }
  }
  return { moved, left }
}

async function moveAtHome({ databases, node }: Omit<Needs, 'log'>, move: DatabaseMove): Promise<void> {
  if (!node || (await node.homes.find(move.site_id)) === 'here') return databases.moveSite(move.site_id, move.to)
  await node.acts.ask(move.site_id, 'move_database', move, homeLimits.move_milliseconds_max)
}

export interface DatabasePlace {
  site_id: string
  name: string
  /** Null where it was not opened yet. */
  place: string | null
  remains: string | null
  /** Of several nodes the one that works in it; null where none does at the moment. */
  home: string | null
}

export interface FoundDatabases {
  /** Of several nodes the one that has the control database. */
  control: string | null
  sites: DatabasePlace[]
}

export async function findDatabases({ databases, node }: Pick<Needs, 'databases' | 'node'>): Promise<FoundDatabases> {
  const found = await databases.control.read(async db => {
    const known = new Map((await placesOfSites(db)).map(({ site_id, ...place }) => [site_id, place]))
    const named = await namesOfSites(db, await readySites(db))
    return named.map(({ id, name }) => ({ site_id: id, name, ...(known.get(id) ?? nowhere) }))
  })
  const homes = await node?.whereAre(['control', ...found.map(({ site_id }) => site_id)])
  const homeOf = (name: string) => homes?.get(name) ?? null
  return { control: homeOf('control'), sites: found.map(site => ({ ...site, home: homeOf(site.site_id) })) }
}

const nowhere = { place: null, remains: null }

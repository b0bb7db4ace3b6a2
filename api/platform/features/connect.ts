/** Answers queries to all features from their declarations. */
import { randomUUID } from 'node:crypto'
import { eventBounds, readCursor } from '../events/events.ts'
import { nextDueOfAll } from '../jobs/jobs.ts'
import { type Blocker, problem } from '../problem/problem.ts'
import { type IdKind, idKindOf } from '../runtime/ids.ts'
import type { Connections } from './connections.ts'
import type { Feature, NamesOf } from './feature.ts'
import { forgetAnswersOfPeople } from './idempotency/idempotency.ts'
import type { MergeParts } from './lead-merge.ts'
import type { Port } from './port.ts'

/** Names of the events that happen within a site: those of accounts are in the control database. */
export const siteEventsOf = (features: readonly Feature[]): string[] =>
  features
    .filter(({ name }) => !name.startsWith('account/'))
    .flatMap(({ events = [] }) => events.map(({ name }) => name))

export function connect(features: readonly Feature[]): Connections {
  const names = new Map(features.flatMap(feature => Object.entries(feature.names ?? {})) as [string, NamesOf][])
  const provided = new Map(
    features.flatMap(({ provides = [] }) => provides.map(({ port, implementation }) => [port.name, implementation])),
  )
  const subjects = new Map(features.flatMap(feature => Object.entries(feature.subjects ?? {})))
  // By the subject of that kind that the feature itself declares, else by its only one: fields of leads are named by custom fields.
  const namers = new Map(
    features.flatMap(({ names: own = {}, subjects: of = {} }) =>
      (Object.keys(own) as IdKind[]).map(type => [type, of[type] ?? Object.values(of)[0]] as const),
    ),
  )
  const data = new Map(features.flatMap(({ events = [] }) => events.map(event => [event.name, event.data] as const)))
  const owners = new Map(features.flatMap(feature => Object.entries(feature.assistantsOf ?? {})))
  const consumers = features.flatMap(feature => feature.consumers ?? [])

  const blockersBy =
    (declared: 'uses' | 'liveUses'): Connections['blockersOf'] =>
    async (db, type, id) => {
      const blockers: Blocker[] = []
      for (const feature of features) {
        const users = feature[declared]?.[type]
        if (typeof users === 'function') blockers.push(...(await users(db, id)))
      }
      return blockers
    }
  const blockersOf = blockersBy('uses')
  const liveBlockersOf = blockersBy('liveUses')
  const contracts = new Map(
    features.flatMap(({ routes = [] }) => routes.map(({ contract }) => [contract.operationId, contract] as const)),
  )
  return {
    through<T>(port: Port<T>): T {
      if (!provided.has(port.name)) throw new Error(`No feature provides ${port.name}`)
      return provided.get(port.name) as T
    },
    blockersOf,
    liveBlockersOf,
    async requireUnused(db, type, id, also = []) {
      const blockers = [...also, ...(await blockersOf(db, type, id))]
      if (blockers.length > 0) throw problem('in_use', { blockers })
    },
    async requireNotLive(db, type, id) {
      const blockers = await liveBlockersOf(db, type, id)
      if (blockers.length > 0) throw problem('in_use', { blockers })
    },
    async blockersAt(db, change) {
      const blockers: Blocker[] = []
      for (const { addressUses } of features) blockers.push(...((await addressUses?.(db, change)) ?? []))
      return blockers
    },
    async requireOptionsUnused(db, options) {
      const blockers = new Map<string, Blocker>()
      for (const option of options)
        for (const { optionUses } of features)
          for (const blocker of (await optionUses?.(db, option)) ?? []) blockers.set(blocker.id, blocker)
      if (blockers.size > 0) throw problem('in_use', { blockers: [...blockers.values()] })
    },
    ...erasing(features),
    async countSignInMethods(db, user_id) {
      let count = 0
      for (const { signInMethods } of features) count += (await signInMethods?.(db, user_id)) ?? 0
      return count
    },
    ...merging(features),
    async namesOf(db, ids) {
      const found: { id: string; name: string }[] = []
      for (const [type, own] of Map.groupBy(ids, idKindOf)) {
        const rows = (await names.get(type ?? '')?.(db, own)) ?? []
        for (const { id, name } of rows) if (name) found.push({ id, name })
      }
      return found
    },
    namesShownTo(rights, db, ids) {
      const isShown = (id: string) => {
        const type = idKindOf(id)
        const permission = type && namers.get(type)
        return permission !== undefined && rights?.grants.has(permission) === true
      }
      return this.namesOf(db, ids.filter(isShown))
    },
    permissionToName: type => namers.get(type),
    assistantsOf: async (db, type, id) => (await owners.get(type)?.(db, id)) ?? [],
    permissionToSee: event => subjects.get(event.split('.', 1)[0] ?? ''),
    siteEvents: siteEventsOf(features),
    eventData: name => data.get(name),
    notOnTimelines: features.flatMap(({ events = [] }) =>
      events.flatMap(e => (e.about === 'lead' && !e.timeline ? e.name : [])),
    ),
    contractOf: operation_id => contracts.get(operation_id),
    operationTypes: features.flatMap(feature => feature.operations ?? []),
    attention: features.flatMap(feature => feature.attention ?? []),
    news: features.flatMap(feature => feature.news ?? []),
    allowances: features.flatMap(feature => feature.allowances ?? []),
    planFeatures: features.flatMap(feature => feature.planFeatures ?? []),
    retention: features.flatMap(feature => feature.retention ?? []),
    consumers: consumers.map(({ name }) => name),
    async storedHashes(db) {
      const hashes = new Set<string>()
      for (const feature of features) for (const hash of (await feature.storedHashes?.(db)) ?? []) hashes.add(hash)
      return hashes
    },
    async retryWaiting(tx, reasons, now) {
      for (const reason of reasons) for (const { retryWaiting } of features) await retryWaiting?.(tx, reason, now)
    },
    async nextDue(db) {
      const { last } = await eventBounds(db)
      for (const { name } of consumers) if ((await readCursor(db, name)) < last) return 0
      const due = [await nextDueOfAll(db)]
      for (const feature of features) due.push((await feature.nextDue?.(db)) ?? null)
      const there = due.filter(at => at !== null)
      return there.length === 0 ? null : Math.min(...there)
    },
  }
}

type EraseConnections = Pick<Connections, 'erase' | 'eraseVisitors' | 'eraseUser' | 'eraseUserInSite'>

/** People, browsers and users are taken out of the rows of every feature that keeps something of them. */
function erasing(features: readonly Feature[]): EraseConnections {
  const eraseVisitors: Connections['eraseVisitors'] = async (tx, visitor_ids) => {
    if (visitor_ids.length === 0) return
    const erased = visitor_ids.map(visitor_id => ({ visitor_id, stand_in: `erased_${randomUUID()}` }))
    for (const { eraseVisitors } of features) if (typeof eraseVisitors === 'function') await eraseVisitors(tx, erased)
  }
  return {
    eraseVisitors,
    async erase(tx, people) {
      if (people.length === 0) return
      await forgetAnswersOfPeople(tx, people)
      const visitor_ids: string[] = []
      for (const { browsersOf } of features) visitor_ids.push(...((await browsersOf?.(tx, people)) ?? []))
      for (const { erase } of features) if (typeof erase === 'function') await erase(tx, people)
      await eraseVisitors(tx, visitor_ids)
    },
    async eraseUser(tx, erased) {
      for (const { eraseUser } of features) if (typeof eraseUser === 'function') await eraseUser(tx, erased)
    },
    async eraseUserInSite(tx, user_id) {
      for (const { eraseUserInSite } of features) await eraseUserInSite?.(tx, user_id)
    },
  }
}

type MergeConnections = Pick<Connections, 'merge' | 'unmerge' | 'separate' | 'countForMerge'>

/** What two leads have is moved by every feature that keeps something of them. */
function merging(features: readonly Feature[]): MergeConnections {
  const mergings = features.flatMap(({ name, merge }) => (typeof merge === 'object' ? [[name, merge] as const] : []))
  return {
    async merge(tx, merge) {
      const moved: Record<string, MergeParts> = {}
      for (const [name, merging] of mergings) moved[name] = await merging.move(tx, merge)
      return moved
    },
    async unmerge(tx, merge, moved) {
      for (const [name, merging] of mergings) await merging.moveBack(tx, merge, moved[name] ?? [])
    },
    async separate(tx, separation) {
      const ids: string[] = []
      for (const [, { separate }] of mergings) ids.push(...((await separate?.(tx, separation)) ?? []))
      return ids
    },
    async countForMerge(db, merge) {
      const counted: { what: string; count: number }[] = []
      for (const [, { what, count }] of mergings) counted.push({ what, count: await count(db, merge) })
      return counted.filter(({ count }) => count > 0)
    },
  }
}

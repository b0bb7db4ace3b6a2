/** Every feature says everything about itself in its feature.ts, and composition lists it once. */
import { isTest, type Node, type Source, type Violation } from '../source.ts'

const FOLDER = /^api\/(?:account|site\/[^/]+|public)\/[^/]+(?=\/)/
/** Lists of features: all of them, and those of two areas that the first contains. */
const COMPOSITION = /^api\/(?:account\/|public\/)?features\.ts$/
/** Files that make a folder a feature of its own. */
const OWN = /\/(contract|table|routes)\.ts$/
const DRIZZLE = 'drizzle-orm/sqlite-core'
/** A lead's id that is a job's position, and not its subject. */
const PLACES = new Set(['api/site/automation/journeys/table.ts'])

/** Features without a feature.ts, and those that composition does not list, or lists twice. */
export function listedFeatures(sources: readonly Source[]): Violation[] {
  const composition = sources.filter(({ path }) => COMPOSITION.test(path))
  const listed = composition.flatMap(({ imports }) => imports.flatMap(({ path }) => path ?? []))
  const folders = new Set(sources.filter(({ path }) => OWN.test(path)).flatMap(({ path }) => folderOf(path) ?? []))
  return [...folders].flatMap(folder => {
    const file = `${folder}/feature.ts`
    if (!sources.some(({ path }) => path === file)) return [{ path: folder, reason: 'has no feature.ts' }]
    const times = listed.filter(path => path === file).length
    return times === 1 ? [] : [{ path: file, reason: `is listed ${times} times in api/features.ts` }]
  })
}

/** Features that store data of leads without declaring how it is erased, or what becomes of it when two leads are merged. */
export const erasure = (sources: readonly Source[]): Violation[] => declaredOfLeads(sources, 'erase')
export const merging = (sources: readonly Source[]): Violation[] => declaredOfLeads(sources, 'merge')

/** Features that keep something of users or accounts in the control database without declaring how it is erased. */
export function userErasure(sources: readonly Source[]): Violation[] {
  const keeping = new Set(
    sources
      .filter(({ path }) => path.startsWith('api/account/'))
      .filter(source => isTable(source) && keysOf(source).some(key => key === 'user_id' || key === 'account_id'))
      .flatMap(({ path }) => folderOf(path) ?? []),
  )
  return [...keeping].flatMap(folder => {
    const declared = sources.find(({ path }) => path === `${folder}/feature.ts`)
    const isDeclared = declared !== undefined && keysOf(declared).includes('eraseUser')
    return isDeclared
      ? []
      : [{ path: folder, reason: 'keeps something of users; its feature.ts declares no `eraseUser`' }]
  })
}

/** Features that keep a browser's lasting id without declaring what becomes of it when the browser or its person is erased. */
export function visitorErasure(sources: readonly Source[]): Violation[] {
  const keeping = sources.filter(source => isTable(source) && keysOf(source).some(key => VISITOR.test(key)))
  return [...new Set(keeping.flatMap(({ path }) => folderOf(path) ?? []))].flatMap(folder => {
    const declared = sources.find(({ path }) => path === `${folder}/feature.ts`)
    const isDeclared = declared !== undefined && keysOf(declared).includes('eraseVisitors')
    const reason = 'keeps the ids of browsers; its feature.ts declares no `eraseVisitors`'
    return isDeclared ? [] : [{ path: folder, reason }]
  })
}

function declaredOfLeads(sources: readonly Source[], key: 'erase' | 'merge'): Violation[] {
  const keeping = new Set(sources.filter(keepsLeads).flatMap(({ path }) => folderOf(path) ?? []))
  return [...keeping].flatMap(folder => {
    const declared = sources.find(({ path }) => path === `${folder}/feature.ts`)
    const isDeclared = declared !== undefined && keysOf(declared).includes(key)
    return isDeclared ? [] : [{ path: folder, reason: `has a column lead_id; its feature.ts declares no \`${key}\`` }]
  })
}

/** Columns of ids that browsers store, and of keys made of them. */
const VISITOR = /(?:^|_)visitor_(?:id|key)$/
/** Columns and members that hold an id of a thing, by the kind of the thing. */
const REFERENCE = /^(?:\w+_)?(tag|audience|field|file|image|popup|template|sender|campaign|journey)_ids?$/
/** What filters may ask for, by id or name. */
const FILTER = 'api/platform/schemas/filter/schema.ts'
const FILTERED = ['tag', 'audience', 'field', 'campaign']

/**
 * Features whose tables or stored schemas refer to things of another feature without declaring what
 * happens when such a thing is deleted.
 */
export function usesDeclared(sources: readonly Source[]): Violation[] {
  const byPath = new Map(sources.map(source => [source.path, source]))
  const named = new Map<string, Set<string>>()
  for (const source of sources.filter(({ path }) => /table\.ts$/.test(path) && !isTest(path))) {
    const folder = folderOf(source.path)
    if (folder === undefined || source.imports.every(({ specifier }) => specifier !== DRIZZLE)) continue
    const kinds = named.get(folder) ?? new Set()
    for (const file of storedBy(source, folder, byPath)) for (const kind of kindsNamed(file)) kinds.add(kind)
    named.set(folder, kinds)
  }
  return [...named].flatMap(([folder, kinds]) => {
    const declared = byPath.get(`${folder}/feature.ts`)
    const own = declared ? membersOf(declared, 'names') : []
    const uses = declared ? membersOf(declared, 'uses') : []
    const lacking = [...kinds].filter(kind => !own.includes(kind) && !uses.includes(kind))
    return lacking.map(kind => ({
      path: folder,
      reason: `keeps ids of a ${kind}; its feature.ts declares no \`uses.${kind}\``,
    }))
  })
}

/** A file of tables and, of its own feature, all that these are made of. */
function storedBy(table: Source, folder: string, byPath: ReadonlyMap<string, Source>): Set<Source> {
  const files = new Set([table])
  for (const file of files) {
    for (const { path } of file.imports) {
      const next = path?.startsWith(`${folder}/`) ? byPath.get(path) : undefined
      if (next) files.add(next)
    }
  }
  return files
}

function kindsNamed(source: Source): string[] {
  const named = keysOf(source).flatMap(key => REFERENCE.exec(key)?.[1] ?? [])
  return source.imports.some(({ path }) => path === FILTER) ? [...named, ...FILTERED] : named
}

/** The keys of an object by its name. */
function membersOf(source: Source, name: string): string[] {
  const found: string[] = []
  source.visit({
    Property: ({ key, value }) => {
      if ((key as Node).name !== name || (value as Node).type !== 'ObjectExpression') return
      found.push(
        ...((value as Node).properties as Node[]).map(property => String((property.key as Node | undefined)?.name)),
      )
    },
  })
  return found
}

const folderOf = (path: string): string | undefined => FOLDER.exec(path)?.[0]

const isTable = (source: Source): boolean =>
  /table\.ts$/.test(source.path) &&
  !isTest(source.path) &&
  source.imports.some(({ specifier }) => specifier === DRIZZLE)

const keepsLeads = (source: Source): boolean =>
  isTable(source) && !PLACES.has(source.path) && keysOf(source).includes('lead_id')

function keysOf(source: Source): string[] {
  const keys: string[] = []
  const add = ({ key }: Node) => keys.push(String((key as Node).name))
  source.visit({ Property: add, TSPropertySignature: add })
  return keys
}

/** Every feature says everything about itself in its feature.ts, and composition lists it once. */
import { isTest, type Node, type Source, type Violation } from '../source.ts'

const FOLDER = /^api\/(?:account|site\/[^/]+|public)\/[^/]+(?=\/)/
/** Files that make a folder a feature of its own. */
const OWN = /\/(contract|table|routes)\.ts$/
/** A lead's id that says how far a job has come, not whom it is about. */
const PLACES = new Set(['api/site/automation/journeys/table.ts'])

/** Features without a feature.ts, and those that composition does not list, or lists twice. */
export function listedFeatures(sources: readonly Source[]): Violation[] {
  const composition = sources.find(({ path }) => path === 'api/features.ts')
  const listed = composition?.imports.flatMap(({ path }) => path ?? []) ?? []
  const folders = new Set(sources.filter(({ path }) => OWN.test(path)).flatMap(({ path }) => folderOf(path) ?? []))
  return [...folders].flatMap(folder => {
    const file = `${folder}/feature.ts`
    if (!sources.some(({ path }) => path === file)) return [{ path: folder, reason: 'has no feature.ts' }]
    const times = listed.filter(path => path === file).length
    return times === 1 ? [] : [{ path: file, reason: `is listed ${times} times in api/features.ts` }]
  })
}

/** Features that keep something of a lead and do not say what becomes of it when the person is erased. */
export function erasure(sources: readonly Source[]): Violation[] {
  const keeping = new Set(sources.filter(keepsLeads).flatMap(({ path }) => folderOf(path) ?? []))
  return [...keeping].flatMap(folder => {
    const declared = sources.find(({ path }) => path === `${folder}/feature.ts`)
    const erases = declared !== undefined && keysOf(declared).includes('erase')
    return erases ? [] : [{ path: folder, reason: 'has a column lead_id; its feature.ts declares no `erase`' }]
  })
}

const folderOf = (path: string): string | undefined => FOLDER.exec(path)?.[0]

const keepsLeads = (source: Source): boolean =>
  /table\.ts$/.test(source.path) &&
  !isTest(source.path) &&
  !PLACES.has(source.path) &&
  source.imports.some(({ specifier }) => specifier === 'drizzle-orm/sqlite-core') &&
  keysOf(source).includes('lead_id')

function keysOf(source: Source): string[] {
  const keys: string[] = []
  source.visit({ Property: ({ key }) => keys.push(String((key as Node).name)) })
  return keys
}

/**
 * Reads what was chosen for research, notes the addresses that it names, and at last has a report written. Each page is in
 * the database with its batch: whoever cancels keeps what was found.
 */
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../../platform/database/handle.ts'
import {
  type Operation,
  type OperationWork,
  type Outcome,
  operationType,
} from '../../../platform/features/operations/operation-type.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting, type WriteContext } from '../../../platform/features/write-context.ts'
import { Robots, sourceProblems } from '../knowledge-sources/rules.ts'
import { passagesFor, tryAgain, type WritingFailure, type WritingResult, writingFailures } from '../writer/rules.ts'
import { researchUpdated } from './events.ts'
import { researchLimits } from './limits.ts'
import { type PageContent, readPage } from './read-page.ts'
import { type Report, written } from './report.ts'
import * as store from './store.ts'
import { pagesOnTheWeb, type WebPage } from './web-search.ts'

type Db = Handle<'site'>

const parameters = z.strictObject({
  research_id: z.string(),
  writes: z.boolean(),
  searches: z.boolean().default(false),
  deep: z.boolean().default(false),
})
type Parameters = z.output<typeof parameters>

/** How often a model was asked in vain, and whether the web was searched. */
interface Place {
  tries: number
  searched?: boolean
}

type Passages = Awaited<ReturnType<typeof passagesFor>>
type Rows =
  | { type: 'gone' }
  | { type: 'passages'; passages: Passages }
  | { type: 'pages'; pages: { number: number; page: PageContent }[] }
  | { type: 'searched'; pages: readonly WebPage[]; cost: number }
  | { type: 'waits'; cost: number }
  | { type: 'read' }
  | { type: 'failed'; code: WritingFailure; cost: number }
  | { type: 'written'; report: Report }
/** Of an attempt in vain. */
type InVain = Extract<WritingResult<unknown>, { ok: false }>
type Reason = 'research_deleted' | WritingFailure

const begun: Place = { tries: 0 }
const end = (rows: Rows) => ({ rows, cursor: begun, is_last: true })

function researching(scope: SiteScope): OperationWork<Parameters, Place, Rows, Reason> {
  const { database, clock, installation } = scope
  const current = async (db: Db, { id, parameters }: Operation<Parameters>) => {
    const row = await store.findResearch(db, parameters.research_id)
    return row?.operation_id === id ? row : undefined
  }
  return {
    count: async () => null,
    async find(operation, after) {
      const research = await database.read(db => current(db, operation))
      if (!research) return end({ type: 'gone' })
      if (after === null)
        return { rows: await passages(scope, research), cursor: begun, is_last: false, pause_milliseconds: 0 }
      if (operation.parameters.searches && !after.searched) return search(scope, research, operation, after)
      const unread = await database.read(db =>
        store.unreadSources(db, research.id, researchLimits.research_pages_at_once),
      )
      if (unread.length > 0) return pages(scope, research, unread, after)
      if (!operation.parameters.writes) return end({ type: 'read' })
      return report(scope, research, operation.id, after)
    },
    async apply(tx, operation, rows): Promise<Outcome<Reason>> {
      const research = await current(tx, operation)
      if (!research || rows.type === 'gone') return { canceled: 'research_deleted' }
      return apply(tx, research, rows, acting(installation, clock))
    },
  }
}

/** What the assistant's knowledge has on a topic, the first time. */
async function passages(scope: SiteScope, research: store.ResearchRow): Promise<Rows> {
  const { id, type, assistant_id, prompt: question, language } = research
  const sources = await scope.database.read(db => store.sourcesOfResearch(db, id))
  if (type !== 'topic' || sources.some(({ source_id }) => source_id !== null)) return { type: 'passages', passages: [] }
  return { type: 'passages', passages: await passagesFor(scope, { assistant_id, question, language }) }
}

async function pages(
  { installation: { safeFetch: fetch }, site_id }: SiteScope,
  { from_day: from, to_day: to }: store.ResearchRow,
  unread: readonly store.ResearchSourceRow[],
  place: Place,
) {
  const asked = { fetch, robots: new Robots(fetch), days: { from, to }, site_id }
  const first = unread[0]?.url ?? ''
  const { delay_ms } = await asked.robots.of(first)
  // A host that asks for a rest between two pages is given it.
  const wanted = delay_ms > 0 ? unread.slice(0, 1) : unread
  const read = await Promise.all(
    wanted.map(async ({ number, url }) => ({ number, page: await readPage(url ?? '', asked) })),
  )
  return { rows: { type: 'pages', pages: read } as const, cursor: place, is_last: false, pause_milliseconds: delay_ms }
}

async function search(
  scope: SiteScope,
  research: store.ResearchRow,
  { id: operation_id, parameters }: Operation<Parameters>,
  { tries }: Place,
) {
  const result = await pagesOnTheWeb(scope, research, { operation_id, is_deep: parameters.deep })
  if (result.ok) {
    const rows = { type: 'searched', pages: result.pages, cost: result.cost } as const
    return { rows, cursor: { tries: 0, searched: true }, is_last: false, pause_milliseconds: 0 }
  }
  return inVain(result, { tries })
}

/** Asked again after a while, where that may help; what it cost counts either way. */
function inVain({ code, cost, ...result }: InVain, place: Place) {
  const pause_milliseconds = tryAgain(result, place.tries)
  if (pause_milliseconds === undefined) return end({ type: 'failed', code, cost })
  const cursor = { ...place, tries: place.tries + 1 }
  return { rows: { type: 'waits', cost } as const, cursor, is_last: false, pause_milliseconds }
}

async function report(scope: SiteScope, research: store.ResearchRow, operation_id: string, place: Place) {
  const sources = await scope.database.read(db => store.sourcesOfResearch(db, research.id))
  const chosen = sources.filter(source => source.chosen && source.status === 'read')
  if (chosen.length === 0) return end({ type: 'failed', code: 'ai_empty', cost: 0 })
  const result = await written(scope, research, chosen, operation_id)
  if (result.ok) return end({ type: 'written', report: result.report })
  return inVain(result, place)
}

async function apply(
  tx: Db,
  research: store.ResearchRow,
  rows: Exclude<Rows, { type: 'gone' }>,
  { now, emit }: WriteContext,
): Promise<Outcome<Reason>> {
  const { id } = research
  const spent = (more: number) => ({ cost: research.cost + more, updated_at: now() })
  if (rows.type === 'waits') {
    if (rows.cost > 0) await store.saveResearch(tx, id, spent(rows.cost))
    return {}
  }
  await emit(tx, researchUpdated, { subject_id: id })
  if (rows.type === 'passages') {
    await store.addSources(tx, id, rows.passages.map(fromKnowledge), researchLimits.research_sources_max)
    return { succeeded: rows.passages.length }
  }
  if (rows.type === 'searched') {
    await store.addSources(tx, id, rows.pages.map(fromWeb), researchLimits.research_sources_max)
    await store.saveResearch(tx, id, spent(rows.cost))
    return { succeeded: rows.pages.length }
  }
  if (rows.type === 'pages') return keepPages(tx, research, rows.pages)
  if (rows.type === 'failed') {
    await store.saveResearch(tx, id, { ...spent(rows.cost), status: 'failed', reason: rows.code })
    return { canceled: rows.code }
  }
  if (rows.type === 'read') {
    const isWhole = research.type === 'content' && research.status === 'writing'
    await store.saveResearch(tx, id, { status: isWhole ? 'complete' : 'found', reason: null, updated_at: now() })
    return {}
  }
  const { cited, cost, ...report } = rows.report
  await store.markCited(tx, id, cited)
  await store.saveResearch(tx, id, { ...spent(cost), ...report, status: 'complete', reason: null })
  return {}
}

const fromWeb = ({ url, title, is_cited }: WebPage) => ({
  ...{ url, title: title || url, source_id: null, published_on: null, status: 'found' as const, problem: null },
  ...{ text: '', chosen: is_cited, cited: false },
})

const fromKnowledge = ({ url, source_name, heading, source_id, text }: Passages[number]) => ({
  ...{ url, title: heading ?? source_name, source_id, published_on: null, status: 'read' as const, problem: null },
  ...{ text, chosen: true, cited: false },
})

async function keepPages(
  tx: Db,
  { id: research_id }: store.ResearchRow,
  pages: { number: number; page: PageContent }[],
) {
  for (const { number, page } of pages) {
    const { title, text, published_on, problem } = page
    const status = problem === null ? ('read' as const) : ('failed' as const)
    await store.saveSource(
      tx,
      { research_id, number },
      { ...(title && { title }), text, published_on, problem, status },
    )
  }
  const found = pages
    .flatMap(({ page }) => page.links)
    .map(({ url, text: title }) => ({
      ...{ url, title: title || url, source_id: null, published_on: null, status: 'found' as const, problem: null },
      ...{ text: '', chosen: false, cited: false },
    }))
  await store.addSources(tx, research_id, found, researchLimits.research_sources_max)
  const failures = pages.flatMap(({ number, page: { problem } }) =>
    problem === null ? [] : [{ subject_id: String(number), code: problem }],
  )
  return { succeeded: pages.length - failures.length, failures }
}

export const research = operationType({
  name: 'research',
  permission: 'manage-assistants',
  parameters,
  details: () => ({}),
  failures: [...sourceProblems, 'out_of_range'],
  reasons: ['research_deleted', ...writingFailures],
  work: researching,
  async abandon(tx, { id, subject_id }, now) {
    const row = subject_id === null ? undefined : await store.findResearch(tx, subject_id)
    if (row?.operation_id === id) await store.saveResearch(tx, row.id, { status: 'canceled', updated_at: now })
  },
})

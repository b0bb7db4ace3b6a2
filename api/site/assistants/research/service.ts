/** The endpoints on research. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { beginOperation } from '../../../platform/features/operations/rules.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { afterKey, page, pageLimit } from '../../../platform/http/pagination.ts'
import { modelTraits } from '../../../platform/network/ai/model-traits.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { usualModel } from '../ai-provider/rules.ts'
import { existingAssistant } from '../assistants/rules.ts'
import * as contract from './contract.ts'
import { researchLimits } from './limits.ts'
import { research as operation } from './research-operation.ts'
import * as store from './store.ts'
import { toResearch, toResearchSource } from './wire.ts'

type Tx = Handle<'site'>

async function existing(db: Tx, { assistant_id, research_id }: { assistant_id: string; research_id: string }) {
  const row = await store.findResearch(db, research_id)
  if (row?.assistant_id !== assistant_id) throw problem('not_found')
  return row
}

export const listResearches = query(contract.listResearches, async (db, { params, query: q }, { locale }) => {
  const { id: assistant_id } = await existingAssistant(db, params.assistant_id)
  const wanted = { assistant_id, type: q.type }
  const rows = await store.pageOfResearches(db, wanted, listPage(q))
  return page(q, rows, listKey(q), row => toResearch(row, locale))
})

export const getResearch = query(contract.getResearch, async (db, { params }, { locale }) =>
  toResearch(await existing(db, params), locale),
)

export const listResearchSources = query(contract.listResearchSources, async (db, { params, query: q }, { locale }) => {
  const after = afterKey(q, 1)?.[0] ?? 0
  if (typeof after !== 'number') throw invalid('/cursor', 'cursor_invalid')
  const { id } = await existing(db, params)
  const rows = await store.pageOfResearchSources(db, id, { after, limit: pageLimit(q) + 1 })
  return page(
    q,
    rows,
    row => [row.number],
    row => toResearchSource(row, locale),
  )
})

type New = Input<typeof contract.createResearch>['body']

/** What is asked for has to be there, and to be possible. */
function requireGood(body: New, model: string): void {
  if (body.type === 'topic' && (body.prompt ?? '').trim() === '') throw invalid('/prompt', 'prompt_required')
  if (body.type === 'content' && (body.urls ?? []).length === 0) throw invalid('/urls', 'urls_required')
  if (body.from !== undefined && body.to !== undefined && body.from > body.to)
    throw invalid('/to', 'date_range_invalid')
  if (body.deep && (body.type !== 'topic' || !modelTraits(model).researches))
    throw invalid('/deep', 'deep_research_not_supported')
  if (body.search_web && (body.type !== 'topic' || !modelTraits(model).searches))
    throw invalid('/search_web', 'web_search_not_supported')
}

export const createResearch = action(
  contract.createResearch,
  async (_input, { installation }) => installation,
  async (tx, { params, body }, context, installation) => {
    const { id: assistant_id, settings } = await existingAssistant(tx, params.assistant_id)
    const model = settings.model || ((await usualModel(tx, installation)) ?? '')
    requireGood(body, model)
    const deep = body.deep ?? (settings.deep_research && body.type === 'topic' && modelTraits(model).researches)
    const { newId, now, site, locale } = context
    const at = now()
    const row: store.ResearchRow = {
      ...{ id: newId('research'), assistant_id, type: body.type, prompt: (body.prompt ?? '').trim() },
      ...{ language: body.language ?? site.language, from_day: body.from ?? null, to_day: body.to ?? null },
      ...{ cost_cents_max: body.cost_cents_max ?? null, status: 'reading', reason: null, operation_id: null },
      ...{ title: '', sections: [], quotations_cut: 0, model: null, cost: 0, created_at: at, updated_at: at },
    }
    await store.removeOldest(tx, assistant_id, researchLimits.assistant_researches_max - 1)
    await store.insertResearch(tx, row)
    const named = (body.urls ?? []).map(url => ({
      ...{ url, title: url, source_id: null, published_on: null, status: 'found' as const, problem: null },
      ...{ text: '', chosen: true, cited: false },
    }))
    await store.addSources(tx, row.id, named, researchLimits.research_sources_max)
    await begin(tx, row, { writes: false, searches: deep || body.search_web === true, deep }, context)
    return toResearch(await existing(tx, { assistant_id, research_id: row.id }), locale)
  },
)

async function begin(
  tx: Tx,
  { id }: store.ResearchRow,
  what: { writes: boolean; searches: boolean; deep: boolean },
  context: InAction,
) {
  const begun = { parameters: { research_id: id, ...what }, subject_id: id }
  const row = await beginOperation(tx, operation, begun, context)
  await store.saveResearch(tx, id, { operation_id: row.id, reason: null, updated_at: context.now() })
  return row
}

export const proceedWithResearch = action(
  contract.proceedWithResearch,
  answering,
  async (tx, { params, body }, context, answer) => {
    const row = await existing(tx, params)
    if (row.status === 'reading' || row.status === 'writing') {
      throw problem('transition_not_allowed', { values: { status: row.status } })
    }
    const known = new Set((await store.sourcesOfResearch(tx, row.id)).map(({ number }) => number))
    if (body.numbers.length === 0) throw invalid('/numbers', 'urls_required')
    const strange = body.numbers.findIndex(number => !known.has(number))
    if (strange !== -1) throw invalid(`/numbers/${strange}`, 'unknown_reference')
    await store.chooseSources(tx, row.id, body.numbers)
    await store.saveResearch(tx, row.id, { status: 'writing' })
    return answer(tx, await begin(tx, row, { writes: row.type === 'topic', searches: false, deep: false }, context))
  },
)

export const deleteResearch = action(contract.deleteResearch, async (tx, { params }) => {
  await store.removeResearch(tx, (await existing(tx, params)).id)
})

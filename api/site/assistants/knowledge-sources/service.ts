/** The endpoints on sources of knowledge. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, InAction } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { afterKey, page, pageLimit } from '../../../platform/http/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { assistantsShown } from '../../../platform/routing/assistant-reach.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { pagesAmong } from '../../website/pages/rules.ts'
import * as store from '../knowledge-records/rules.ts'
import type { SourceType } from '../knowledge-records/table.ts'
import { headingOf, leaveBlocks, pageOfChunks } from '../retrieval/rules.ts'
import * as contract from './contract.ts'
import { knowledgeLimits } from './limits.ts'
import { newSource } from './new-source.ts'
import { preparedPair, writePair } from './pairs.ts'
import { existingSource, requireRoomFor, sourcesOfAssistants, sourcesOfVector } from './rules.ts'
import { beginUpdate, schedule, updatingAmong } from './update/begin.ts'
import { toSource } from './wire.ts'

type Db = Handle<'site'>

/** What the caller reaches by chosen assistants, where they have no others; undefined is all. */
async function reachOf(db: Db, { installation, rights }: Pick<Context, 'installation' | 'rights'>) {
  const assistant_ids = assistantsShown(rights)
  return assistant_ids && installation.connections.through(sourcesOfAssistants)(db, assistant_ids)
}

export const listKnowledgeSources = query(contract.listKnowledgeSources, async (db, { query: q }, context) => {
  const { locale } = context
  const reach = await reachOf(db, context)
  const { through } = context.installation.connections
  const of_vector = q.vector_id === undefined ? undefined : await through(sourcesOfVector)(db, q.vector_id)
  const ids = of_vector && reach ? reach.own.filter(id => of_vector.includes(id)) : (of_vector ?? reach?.own)
  const filter = { kinds: q.type, search: q.search, ids }
  const rows = await store.pageOfSources(db, filter, listPage(q))
  const reading = { locale, updating: await updatingAmong(db, rows), shared: reach?.others }
  return page(q, rows, listKey(q), row => toSource(row, reading))
})

export const getKnowledgeSource = query(contract.getKnowledgeSource, async (db, { params }, context) => {
  const row = await existingSource(db, params.source_id)
  const shared = (await reachOf(db, context))?.others
  return toSource(row, { locale: context.locale, updating: await updatingAmong(db, [row]), shared })
})

const nameFrom = (text: string): string =>
  text.slice(0, knowledgeLimits.source_name_characters_max).toWellFormed().trim()

/** What a source is called whose owner gave it no name. */
function nameOf(
  body: Input<typeof contract.createKnowledgeSource>['body'],
  { locale }: Pick<InAction, 'locale'>,
): string {
  if (body.name !== undefined) return body.name
  if (body.type === 'pair') return nameFrom(body.question)
  if (body.type === 'pages') return messageOf(locale, 'knowledge.pages')
  const [first = ''] = body.type === 'urls' ? body.urls : [body.url]
  const { host, pathname } = new URL(first)
  return nameFrom(host + (pathname === '/' || body.type === 'urls' ? '' : pathname))
}

export const createKnowledgeSource = action(
  contract.createKnowledgeSource,
  async ({ body }, { installation }) => (body.type === 'pair' ? preparedPair(body, installation.config) : undefined),
  async (tx, { body }, context, pair) => {
    const { newId, now, locale } = context
    await requireRoomFor(tx, { sources: 1, chunks: pair?.chunks.length ?? 0 })
    const id = newId('knowledge_source')
    const name = nameOf(body, context)
    if (pair) {
      const source = newSource({ id, name, type: 'pair', settings: {} }, now())
      await store.insertSource(tx, { ...source, ...(await writePair(tx, source, pair, now())) })
    } else if (body.type !== 'pair') {
      if (body.type === 'pages') await requirePages(tx, body.page_ids ?? [])
      const { type, name: _, update_every_days = null, ...settings } = body
      const next_run_at = await schedule(tx, id, update_every_days, now())
      const source = { ...newSource({ id, name, type, settings }, now()), update_every_days, next_run_at }
      await store.insertSource(tx, source)
      await beginUpdate(tx, source, context)
    }
    return toSource(await existingSource(tx, id), { locale, updating: new Set(body.type === 'pair' ? [] : [id]) })
  },
)

/** 422 at each id that names no page of the site. */
async function requirePages(db: Handle<'site'>, ids: readonly string[]): Promise<void> {
  const known = new Set(ids.length === 0 ? [] : await pagesAmong(db, ids))
  const errors = ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ pointer: `/page_ids/${i}`, code: 'unknown_reference' }],
  )
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** What can be changed of each kind. */
const changeable: Readonly<Record<SourceType, readonly string[]>> = {
  pair: ['question', 'answer'],
  url: ['url', 'other_hosts', 'update_every_days'],
  urls: ['urls', 'other_hosts', 'update_every_days'],
  sitemap: ['url', 'urls', 'other_hosts', 'update_every_days'],
  video: ['url', 'update_every_days'],
  pages: ['page_ids', 'update_every_days'],
  file: [],
}

export const updateKnowledgeSource = action(
  contract.updateKnowledgeSource,
  async (_input, { installation }) => installation.config,
  async (tx, { params, body }, { now, locale, ifMatch, changedFrom }, config) => {
    const row = await existingSource(tx, params.source_id)
    const reading = { locale, updating: await updatingAmong(tx, [row]) }
    ifMatch(row.version)
    changedFrom(toSource(row, reading))
    const { name = row.name, update_every_days, ...settings } = body
    for (const field of Object.keys(body)) {
      if (field !== 'name' && !changeable[row.type].includes(field)) throw invalid(`/${field}`, 'not_of_this_kind')
    }
    const changes: Partial<store.SourceRow> = { name, version: row.version + 1, updated_at: now() }
    changes.settings = { ...row.settings, ...settings }
    if (row.type === 'pair' && (body.question !== undefined || body.answer !== undefined)) {
      const { question = '', answer = '' } = changes.settings
      Object.assign(changes, await writePair(tx, row, preparedPair({ question, answer }, config), now()))
    }
    if (body.page_ids) await requirePages(tx, body.page_ids)
    if (update_every_days !== undefined) {
      changes.update_every_days = update_every_days
      changes.next_run_at = await schedule(tx, row.id, update_every_days, now())
    }
    await store.saveSource(tx, row.id, changes)
    return toSource({ ...row, ...changes }, reading)
  },
)

export const deleteKnowledgeSource = action(
  contract.deleteKnowledgeSource,
  async (tx, { params }, { now, requireUnused }) => {
    const row = await existingSource(tx, params.source_id)
    await requireUnused(tx, 'knowledge_source', row.id)
    await schedule(tx, row.id, null, now())
    await leaveBlocks(tx, row.id, null, now())
    await store.removeSource(tx, row.id)
  },
)

export const listKnowledgeChunks = query(contract.listKnowledgeChunks, async (db, { params, query: q }) => {
  const { block } = await existingSource(db, params.source_id)
  const key = afterKey(q, 1)?.[0] ?? null
  if (key !== null && typeof key !== 'number') throw invalid('/cursor', 'cursor_invalid')
  const limit = pageLimit(q)
  const rows = block === null ? [] : await pageOfChunks(db, { block, after: key, limit: limit + 1 })
  return page(
    q,
    rows,
    row => [row.id],
    row => ({
      position: row.position,
      title: row.title,
      heading: headingOf(row),
      url: row.url,
      text: row.text,
      ...(row.language && { language: row.language }),
    }),
  )
})

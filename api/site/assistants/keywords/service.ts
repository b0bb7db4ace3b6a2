/** The endpoints on keywords. */

import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { existingAssistant } from '../assistants/rules.ts'
import * as contract from './contract.ts'
import { existingKeyword, freeTerms, pageOfKeyword, requireRoom } from './rules.ts'
import * as store from './store.ts'
import { termKey } from './term-key.ts'
import { toKeyword, toSummary } from './wire.ts'

export const listKeywords = query(contract.listKeywords, async (db, { params, query: q }) => {
  const { id: assistant_id } = await existingAssistant(db, params.assistant_id)
  const { sort, language, search } = q
  const wanted = { assistant_id, language, search: search === undefined ? undefined : termKey(search) }
  const rows = await store.pageOfKeywords(
    db,
    wanted,
    listPage(q, sort === 'keyword' ? ['string', 'string'] : undefined),
  )
  return page(q, rows, row => listKey(q, sort === 'keyword' ? [row.keyword_key, row.id] : undefined)(row), toSummary)
})

export const getKeyword = query(contract.getKeyword, async (db, { params }) =>
  toKeyword(await existingKeyword(db, params.keyword_id)),
)

export const createKeyword = action(contract.createKeyword, async (tx, { params, body }, { newId, now }) => {
  const { id: assistant_id } = await existingAssistant(tx, params.assistant_id)
  await requireRoom(tx, assistant_id)
  const at = now()
  const row: store.KeywordRow = {
    id: newId('keyword'),
    assistant_id,
    language: body.language,
    keyword: body.keyword,
    keyword_key: termKey(body.keyword),
    secondary_keywords: body.secondary_keywords ?? [],
    page_id: null,
    ...{ brief: null, outline: null, draft: null, operation_id: null },
    version: 1,
    created_at: at,
    updated_at: at,
  }
  const keys = await freeTerms(tx, row)
  await store.insertKeyword(tx, row)
  await store.putTerms(tx, row, keys)
  return toKeyword(row)
})

export const updateKeyword = action(contract.updateKeyword, async (tx, { params, body }, context) => {
  const row = await existingKeyword(tx, params.keyword_id)
  context.ifMatch(row.version)
  context.changedFrom(toKeyword(row))
  const { keyword = row.keyword, secondary_keywords = row.secondary_keywords } = body
  const keys = await freeTerms(tx, { ...row, keyword, secondary_keywords })
  const keyword_key = termKey(keyword)
  await store.saveKeyword(tx, row.id, { keyword, keyword_key, secondary_keywords, updated_at: context.now() })
  await store.putTerms(tx, row, keys)
  return toKeyword(await existingKeyword(tx, params.keyword_id))
})

export const deleteKeyword = action(contract.deleteKeyword, async (tx, { params }, { requireUnused }) => {
  const row = await existingKeyword(tx, params.keyword_id)
  await requireUnused(tx, 'keyword', row.id, await pageOfKeyword(tx, row))
  await store.removeKeyword(tx, row.id)
})

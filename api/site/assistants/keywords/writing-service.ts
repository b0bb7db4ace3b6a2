/** The endpoints that have texts written for a keyword, and make a page of its draft. */
import type { Config } from '../../../platform/config/config.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action } from '../../../platform/features/endpoint.ts'
import { beginOperation, findOperation, isUnderWay } from '../../../platform/features/operations/rules.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import { addPage } from '../../website/pages/rules.ts'
import { existingAssistant } from '../assistants/rules.ts'
import { sourcesOf } from '../vectors/rules.ts'
import { documentOf, seoOf, withoutMarks } from './draft-page.ts'
import { existingKeyword } from './rules.ts'
import { saveKeyword } from './store.ts'
import { keywordWriting } from './texts/keyword-writing.ts'
import { toKeyword } from './wire.ts'
import * as contract from './writing-contract.ts'

export const writeKeyword = action(contract.writeKeyword, answering, async (tx, { params, body }, context, answer) => {
  const row = await existingKeyword(tx, params.keyword_id)
  const last = row.operation_id === null ? undefined : await findOperation(tx, row.operation_id)
  if (last && isUnderWay(last)) throw problem('writing_under_way')
  if (body.part === 'draft' && !row.outline?.sections.length) throw problem('outline_missing')
  const { settings } = await existingAssistant(tx, row.assistant_id)
  if ((await sourcesOf(tx, settings)).length === 0) throw problem('no_source_attached')
  const parameters = { keyword_id: row.id, part: body.part }
  const operation = await beginOperation(tx, keywordWriting, { parameters, subject_id: row.id }, context)
  await saveKeyword(tx, row.id, { operation_id: operation.id })
  return answer(tx, operation)
})

const configured = async (_input: unknown, { installation }: Context): Promise<Config> => installation.config

export const publishKeyword = action(
  contract.publishKeyword,
  configured,
  async (tx, { params, body }, context, config) => {
    const row = await existingKeyword(tx, params.keyword_id)
    const { handle = '', with_sources = true } = body
    if (handle === '') throw refusedAt('/handle', 'page_url_missing')
    const { keyword, language, brief } = row
    if (!row.draft?.is_complete || row.draft.sections.every(({ paragraphs }) => paragraphs.length === 0))
      throw problem('html_content_empty')
    const draft = with_sources ? row.draft : withoutMarks(row.draft)
    const document = documentOf({ keyword, language, brief, draft })
    const seo = seoOf({ keyword, brief })
    const page = await addPage(tx, { name: seo.title, handle, language, seo, document }, context, config)
    await saveKeyword(tx, row.id, { page_id: page.id, updated_at: context.now() })
    return toKeyword(await existingKeyword(tx, row.id))
  },
)

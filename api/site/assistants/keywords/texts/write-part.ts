/** Writes a brief, an outline, or one section of a draft: by the model that is connected, else from passages. */
import type { SiteScope } from '../../../../platform/features/site-scope.ts'
import { existingAssistant } from '../../assistants/rules.ts'
import type { Passage } from '../../retrieval/rules.ts'
import { type Asking, asData, askForJson, passagesFor, plainWords, type WritingResult } from '../../writer/rules.ts'
import type { KeywordRow } from '../store.ts'
import type { Source, WrittenPart } from '../written.ts'
import { briefFrom, outlineFrom } from './from-passages.ts'
import { answers, rulesFor } from './prompts.ts'
import { withSources } from './sources.ts'

export type WriteFailure = Extract<WritingResult<unknown>, { ok: false }>
export type Text = { ok: true; value: unknown; by: 'model' | 'passages'; sources: Source[] }

interface WritingTask {
  operation_id: string
  part: WrittenPart
  /** The section of a draft. */
  at: number
}

const output_tokens = { brief: 1_500, outline: 1_500, draft: 1_500 }

export async function writePart(scope: SiteScope, row: KeywordRow, wanted: WritingTask): Promise<Text | WriteFailure> {
  const { part, at, operation_id } = wanted
  const { assistant_id, keyword, secondary_keywords, language, brief, outline, draft } = row
  const section = part === 'draft' ? outline?.sections[at] : undefined
  const question = [keyword, ...(section ? [section.heading] : secondary_keywords)].join(' ')
  const passages = await passagesFor(scope, { assistant_id, question, language })
  const { settings } = await scope.database.read(db => existingAssistant(db, assistant_id))
  const data = {
    ...{ main_keyword: keyword, secondary_keywords, passages: asData(passages) },
    ...(part !== 'brief' && brief && { brief: textsOf(brief) }),
    ...(section && { section, is_first: at === 0 }),
  }
  const asking = { assistant_id, operation_id, rules: rulesFor(part, language), data }
  const written = await askFor(scope, part, { ...asking, output_tokens_max: output_tokens[part] })
  const known = part === 'draft' && at > 0 ? (draft?.sources ?? []) : []
  const plain = plainWords(settings)
  if (written.ok) return { ...finished(written.value, { passages, known, plain }), by: 'model' }
  if (written.code !== 'no_model' || part === 'draft' || passages.length === 0) return written
  const value = part === 'brief' ? briefFrom(keyword, passages) : outlineFrom(keyword, passages)
  return { ...finished(value, { passages, known, plain }), by: 'passages' }
}

const askFor = (scope: SiteScope, part: WrittenPart, asking: Omit<Asking<unknown>, 'answer'>) =>
  part === 'brief'
    ? askForJson(scope, { ...asking, answer: answers.brief })
    : part === 'outline'
      ? askForJson(scope, { ...asking, answer: answers.outline })
      : askForJson(scope, { ...asking, answer: answers.draft })

const textsOf = ({ title, audience, intent, points, questions }: NonNullable<KeywordRow['brief']>) => ({
  ...{ title, audience, intent, points, questions },
})

interface FinishOptions {
  passages: readonly Passage[]
  known: readonly Source[]
  plain: (said: string) => string
}

/** Every text of a value as plain words, with the numbers of its sources. */
function finished(value: object, { passages, known, plain }: FinishOptions) {
  let sources: Source[] = [...known]
  const clean = (one: unknown): unknown => {
    if (typeof one === 'string') {
      const named = withSources([plain(one)], passages, sources)
      sources = named.sources
      return (named.texts[0] ?? '').trim()
    }
    if (Array.isArray(one)) return one.map(clean).filter(text => text !== '')
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, clean(inner)]))
  }
  const cleaned = clean(value)
  return { ok: true as const, value: cleaned, sources }
}

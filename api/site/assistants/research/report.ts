/** Has a report written from the chosen sources: it cites what is there, and copies nothing beyond a quotation. */
import { z } from '@hono/zod-openapi'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { existingAssistant } from '../assistants/rules.ts'
import { askForJson, plainWords, type WritingResult } from '../writer/rules.ts'
import { researchLimits as most } from './limits.ts'
import { citations, cutQuotations } from './quotation.ts'
import type { ResearchRow, ResearchSourceRow } from './store.ts'
import type { ReportSection } from './table.ts'

export interface Report {
  title: string
  sections: ReportSection[]
  cited: number[]
  quotations_cut: number
  model: string
  cost: number
}

const answer = z.object({
  title: z.string().max(300),
  sections: z
    .array(z.object({ heading: z.string().max(300), text: z.string().max(20_000) }))
    .min(1)
    .max(most.research_sections_max),
})

const rulesFor = (language: string) =>
  [
    `Write a report on the field "topic", in the language ${JSON.stringify(language)} (a BCP 47 tag), from the field "sources" alone.`,
    'Behind each statement stands the number of the source that it comes from, as [1]. What no source says is left out.',
    `Use your own words: of a source at most ${most.research_quotation_words_max} words in a row, in quotation marks.`,
    'Answer as {"title": "…", "sections": [{"heading": "…", "text": "…"}]}.',
  ].join('\n')

const million = 1_000_000

export async function written(
  scope: SiteScope,
  research: ResearchRow,
  sources: readonly ResearchSourceRow[],
  operation_id: string,
): Promise<Exclude<WritingResult<unknown>, { ok: true }> | { ok: true; report: Report }> {
  const { assistant_id, cost_cents_max } = research
  const result = await askForJson(scope, {
    ...{ assistant_id, operation_id, answer, output_tokens_max: most.research_tokens_max },
    rules: rulesFor(research.language),
    data: { topic: research.prompt, sources: shared(sources) },
    ...(cost_cents_max !== null && { cost_max: cost_cents_max * million - research.cost }),
  })
  if (!result.ok) return result
  const { settings } = await scope.database.read(db => existingAssistant(db, assistant_id))
  const { model, cost } = result
  return { ok: true, report: { ...checked(result.value, sources, plainWords(settings)), model, cost } }
}

/** As much of each as there is room for. */
function shared(sources: readonly ResearchSourceRow[]) {
  const each = Math.floor(most.research_read_characters_max / Math.max(1, sources.length))
  return sources.map(({ number, title, text }) => ({ number, title, text: text.slice(0, each).toWellFormed() }))
}

function checked(
  { title, sections }: z.infer<typeof answer>,
  sources: readonly ResearchSourceRow[],
  plain: (said: string) => string,
) {
  const texts = sources.map(({ text }) => text)
  const known = new Set(sources.map(({ number }) => number))
  const cited = new Set<number>()
  let quotations_cut = 0
  const clean = (said: string) => {
    const cut = cutQuotations(plain(said), texts, most.research_quotation_words_max)
    quotations_cut += cut.count
    const marked = citations(cut.text, known)
    for (const number of marked.cited) cited.add(number)
    return marked.text
  }
  const whole = sections.map(({ heading, text }) => ({ heading: clean(heading), text: clean(text) }))
  return { title: clean(title), sections: whole, cited: [...cited], quotations_cut }
}

/** Has a text translated by an assistant's model; one that is not faithful is asked for once more, and then refused. */
import { z } from '@hono/zod-openapi'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { askForJson, type WritingFailure } from '../writer/rules.ts'
import { translationLimits } from './limits.ts'
import { protect, restore, wordsIn } from './protect.ts'

export interface TranslationRequest {
  assistant_id: string
  text: string
  to: string
  /** Names that stay as they are. */
  keep: readonly string[]
  words_to_avoid: readonly string[]
}

export type Outcome = 'translated' | 'parts_lost' | 'parts_added' | 'word_avoided' | WritingFailure

export interface TranslationResult {
  outcome: Outcome
  /** Null where it is not `translated`. */
  text: string | null
  /** What the last try had lost, added, or should have avoided. */
  faults: string[]
  model: string | null
  /** In millionths of a cent. */
  cost: number
}

const answer = z.object({ translation: z.string().min(1) })
const tries = 2

const rulesFor = (to: string, faults: string) =>
  [
    `Translate the text in the field "text" into the language ${JSON.stringify(to)} (a BCP 47 tag), as a native writer would.`,
    'Keep its lines, its tone and its meaning; add nothing and leave nothing out.',
    'Marks such as ⟦1⟧ stand for names, links and placeholders: copy each exactly once to where it belongs, and write no others.',
    'Answer as {"translation": "…"}.',
    ...(faults === '' ? [] : [`An earlier translation was refused: ${faults}`]),
  ].join('\n')

export async function translated(
  scope: SiteScope,
  wanted: TranslationRequest,
  signal: AbortSignal,
): Promise<TranslationResult> {
  const { assistant_id, to, words_to_avoid } = wanted
  const original = protect(wanted.text, wanted.keep)
  let last: TranslationResult = { outcome: 'ai_empty', text: null, faults: [], model: null, cost: 0 }
  for (let i = 0; i < tries; i++) {
    const written = await askForJson(scope, {
      ...{ assistant_id, signal, answer, output_tokens_max: translationLimits.translation_tokens_max },
      rules: rulesFor(to, reasonOf(last)),
      data: { text: original.text },
    })
    if (!written.ok) return { ...last, outcome: written.code, text: null, faults: [] }
    const { text, lost, added } = restore(written.value.translation, original.parts)
    const spent = { model: written.model, cost: last.cost + written.cost }
    const avoided = wordsIn(
      restore(
        written.value.translation,
        original.parts.map(() => ' '),
      ).text,
      words_to_avoid,
    )
    last = { ...spent, ...judged(text, lost, added, avoided) }
    if (last.outcome === 'translated') return last
  }
  return last
}

function judged(text: string, lost: string[], added: string[], avoided: string[]) {
  if (lost.length > 0) return { outcome: 'parts_lost', text: null, faults: lost } as const
  if (added.length > 0) return { outcome: 'parts_added', text: null, faults: added } as const
  if (avoided.length > 0) return { outcome: 'word_avoided', text: null, faults: avoided } as const
  return { outcome: 'translated', text, faults: [] as string[] } as const
}

function reasonOf({ outcome, faults }: TranslationResult): string {
  if (outcome === 'parts_lost') return 'a mark was missing, or there more than once.'
  if (outcome === 'parts_added') return 'it had marks, links or placeholders that are not in the text.'
  return outcome === 'word_avoided' ? `it used words that must not be used: ${JSON.stringify(faults)}.` : ''
}

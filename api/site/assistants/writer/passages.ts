/** Passages of an assistant's knowledge that something is written from, as its chat finds them. */
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { existingAssistant } from '../assistants/rules.ts'
import { type Passage, search } from '../retrieval/rules.ts'
import { sourcesOf } from '../vectors/rules.ts'
import { writingLimits } from './limits.ts'

/** What is kept of a passage from which something was written. */
export interface WrittenFrom {
  /** As texts name it: `[1]`. */
  number: number
  source_id: string
  source_name: string
  version: number
  position: number
  heading: string | null
  url: string | null
  excerpt: string
}

export async function passagesFor(
  scope: SiteScope,
  { assistant_id, question, language }: { assistant_id: string; question: string; language: string },
): Promise<Passage[]> {
  const source_ids = await scope.database.read(async db =>
    sourcesOf(db, (await existingAssistant(db, assistant_id)).settings),
  )
  if (source_ids.length === 0) return []
  const ask = { source_ids, question, language, limit: writingLimits.writing_passages }
  return (await search(scope, ask, scope.installation.stopping)).passages
}

const beginning = (text: string, length: number) =>
  text
    .slice(0, length)
    .toWellFormed()
    .replace(/\uFFFD$/, '')

/** As a model is given them. */
export const asData = (passages: readonly Passage[]) =>
  passages.map(({ source_name, heading, text }, i) => ({
    number: i + 1,
    source: source_name,
    heading,
    text: beginning(text, writingLimits.writing_passage_characters),
  }))

export const keptFrom = (
  { source_id, source_name, version, position, heading, url, text }: Passage,
  number: number,
  characters: number,
): WrittenFrom => ({
  ...{ number, source_id, source_name, version, position, heading, url },
  excerpt: beginning(text, characters),
})

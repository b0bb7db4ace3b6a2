/** What answers depend on, as keys: two runs of the same keys say the same, as far as no model writes. */
import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Config } from '../../../platform/config/config.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { usualModel, writingModel } from '../ai-provider/rules.ts'
import type { AssistantSettings } from '../assistants/rules.ts'
import { knowledgeSources } from '../knowledge-records/table.ts'
import { knowledgeModels } from '../retrieval/table.ts'
import { sourcesOf } from '../vectors/rules.ts'
import { listQuestions } from './store.ts'

type Db = Handle<'site'>

const keyOf = (of: unknown): string => createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 32)

export function settingsKey(settings: AssistantSettings): string {
  const { type, model, instructions, tools, temperature, reasoning_effort, vector_ids, source_ids } = settings
  const { words_to_avoid, keywords, language, strict } = settings
  const model_asked = [type, model, instructions, tools, temperature, reasoning_effort]
  return keyOf([model_asked, vector_ids, source_ids, words_to_avoid, keywords, language, strict])
}

export async function knowledgeKey(
  db: Db,
  assistant_id: string,
  settings: AssistantSettings,
  installation: { config: Config },
): Promise<string> {
  const source_ids = await sourcesOf(db, settings)
  const versions = await db
    .select({ id: knowledgeSources.id, version: knowledgeSources.content_version })
    .from(knowledgeSources)
    .where(inArray(knowledgeSources.id, source_ids))
    .orderBy(knowledgeSources.id)
  const embedding = await db
    .select({ id: knowledgeModels.id })
    .from(knowledgeModels)
    .where(eq(knowledgeModels.is_current, true))
  const questions = (await listQuestions(db, assistant_id)).map(({ id, version }) => [id, version])
  const model = writingModel(settings.model, (await usualModel(db, installation)) ?? '')
  return keyOf([versions, embedding, model, questions])
}

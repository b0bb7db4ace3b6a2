/**
 * Embeds passages where a model for it is named: new ones as they come, all of them when the model is another one, within the
 * site's budget of the day.
 */

import type { Handle } from '../../../platform/database/handle.ts'
import { consumer } from '../../../platform/features/consumer.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { handle, type JobHandler, type Outcome } from '../../../platform/jobs/handler.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { type EmbeddingResult, embedded, tokensOf } from '../../../platform/network/ai/embeddings.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { aiProviderRemoved, aiProviderUpdated } from '../ai-provider/events.ts'
import { askWithinBudget, type ConnectedModel, connectedModel, ownEmbeddings } from '../ai-provider/rules.ts'
import * as store from './embeddings-store.ts'
import { embedPassagesJob } from './jobs.ts'
import { retrievalLimits } from './limits.ts'
import { normalized, numbersOf, signsOf } from './vector-form.ts'
import type { QuestionVector } from './vector-search.ts'

type Db = Handle<'site'>

const subject_id = 'knowledge'
const turn_ms = 20_000
const retry_ms = 60_000

/** Whether the installation names a model for it. */
export const embeds = ({ ai }: SiteScope['installation']['config']): boolean => ai?.embeddings_model !== undefined

/** Looks for passages without embeddings, soon, if the site's own provider names a model for it, or without one the installation. */
export async function wantEmbeddings(tx: Db, by_installation: boolean, now: number): Promise<void> {
  if ((await ownEmbeddings(tx)) ?? by_installation) await enqueue(tx, embedPassagesJob, { subject_id }, now)
}

type Parts = Pick<SiteScope, 'installation' | 'site_id'>

async function provider(db: Db, { installation, site_id }: Parts) {
  const key = await installation.databases.siteKey(site_id)
  return connectedModel(db, { installation, site_id, key })
}

/**
 * The vector of a question by the model that the passages were embedded with; null: there is none, or it does not answer in time.
 * What it costs, some hundred-thousandths of a cent, is not counted.
 */
export async function questionVector(
  db: Db,
  parts: Parts,
  question: string,
  signal: AbortSignal,
): Promise<QuestionVector | null> {
  const [model, connected] = await Promise.all([store.currentModel(db), provider(db, parts)])
  if (!model || !connected?.embeddings_model) return null
  const ask = { model: model.name, texts: [question], timeout_ms: retrievalLimits.question_embedding_milliseconds_max }
  const answer = await embedded(connected, ask, signal)
  const numbers = answer.ok ? answer.vectors[0] : undefined
  return numbers?.length === model.dimensions ? { model: model.id, numbers } : null
}

export const embedPassagesHandler = (scope: SiteScope): JobHandler<'site'> =>
  handle(embedPassagesJob, {
    concurrency: 1,
    lease_ms: 10 * 60_000,
    perform: (_job, signal) => embedAll(scope, signal),
  })

async function embedAll(scope: SiteScope, signal: AbortSignal): Promise<Outcome<'site'>> {
  const { database, installation, clock } = scope
  const connected = await database.read(db => provider(db, scope))
  const name = connected?.embeddings_model
  if (!connected || !name) return { done: true }
  const turn_ends = performance.now() + turn_ms
  for (;;) {
    if (signal.aborted || performance.now() > turn_ends) return { done: false, again_at: clock.now() }
    const known = await database.read(db => store.modelNamed(db, name))
    const next = await database.read(db => store.unembedded(db, known?.id ?? null, 0, retrievalLimits.embedded_at_once))
    if (next.length === 0) {
      if (known) await conclude(scope, known)
      return { done: true }
    }
    const ids = next.map(({ id }) => id)
    if (known && (await database.write(tx => store.copyEmbeddings(tx, known.id, ids))) > 0) continue
    const texts = next.map(({ text }) => text)
    const answer = await withinBudget(scope, connected, { model: name, texts }, signal)
    if ('again_at' in answer) return { done: false, again_at: answer.again_at }
    if (!answer.ok) {
      installation.log.warn({ site_id: scope.site_id, code: answer.code }, 'embeddings')
      return answer.again ? { done: false, again_at: clock.now() + (answer.after_ms ?? retry_ms) } : { done: true }
    }
    const rows = answer.vectors.map((vector, i) => rowOf(ids[i] ?? 0, vector))
    const dimensions = answer.vectors[0]?.length ?? 0
    const model = await database.write(tx => store.addModel(tx, { name, dimensions, created_at: clock.now() }))
    for (let at = 0; at < rows.length; at += retrievalLimits.written_embeddings_at_once) {
      const part = rows.slice(at, at + retrievalLimits.written_embeddings_at_once)
      await database.write(tx => store.insertEmbeddings(tx, model.id, part))
    }
  }
}

/** What did not come in time may have been made: that stays counted. */
async function withinBudget(
  scope: SiteScope,
  connected: ConnectedModel,
  asked: { model: string; texts: readonly string[] },
  signal: AbortSignal,
): Promise<EmbeddingResult | { again_at: number }> {
  const { database, clock } = scope
  const site = await scope.facts()
  if (!site) return { again_at: clock.now() + retry_ms }
  const usedBy = (tokens: number) => ({
    usage: { input_tokens: tokens, output_tokens: 0 },
    cost: connected.costOfEmbedding(tokens),
  })
  const before = usedBy(tokensOf(asked.texts))
  const bounds = { at_most: before.cost, before }
  const done = await askWithinBudget({ site, database, now: clock.now() }, bounds, async () => {
    const answer = await embedded(
      connected,
      { ...asked, timeout_ms: retrievalLimits.embedding_milliseconds_max },
      signal,
    )
    const isKnown = answer.ok || answer.code !== 'ai_timeout'
    return { answer, used: isKnown ? usedBy(answer.ok ? answer.tokens : 0) : undefined }
  })
  return done.ok ? done.answer : done
}

function rowOf(chunk_id: number, given: Float32Array) {
  const vector = normalized(given)
  return { chunk_id, signs: Buffer.from(signsOf(vector).buffer), numbers: numbersOf(vector) }
}

/** Every passage is embedded: questions go by this model, and what others made is removed. */
async function conclude({ database }: SiteScope, model: store.ModelRow): Promise<void> {
  await database.write(async tx => {
    await store.makeCurrent(tx, model.id)
    for (const other of await store.modelsBut(tx, model.id)) await store.removeModel(tx, other.id)
  })
  const at_once = retrievalLimits.removed_passages_at_once
  while ((await database.write(tx => store.removeLeftOver(tx, at_once))) >= at_once);
}

/** A model that a site's provider is given is noticed at once, and so is that of the installation, which stands in for a removed one. */
export const followingProvider = consumer(
  'embeddings_provider',
  [aiProviderUpdated, aiProviderRemoved],
  async (tx, changed, { now }) => {
    // Whether the installation names one is seen by the work itself.
    const is_removed = changed.at(-1)?.name === aiProviderRemoved.name
    if (changed.length > 0) await wantEmbeddings(tx, is_removed, now())
  },
)

/** One that was named or changed in the configuration is noticed within the hour. */
export const embeddingHourly = (scope: SiteScope) => {
  const { database, installation, clock, site_id } = scope
  return everyHour(
    async () => {
      const name = (await database.read(db => provider(db, scope)))?.embeddings_model
      if (!name) return
      const is_behind = await database.read(async db => {
        const known = await store.modelNamed(db, name)
        return (await store.unembedded(db, known?.id ?? null, 0, 1)).length > 0
      })
      if (is_behind) await database.write(tx => wantEmbeddings(tx, true, clock.now()))
    },
    error => installation.log.error({ site_id, ...errorFields(error) }, 'embeddings'),
  )
}

/** Asks golden questions again by itself, a while after the last change of what answers depend on. */

import type { Handle } from '../../../platform/database/handle.ts'
import { consumer } from '../../../platform/features/consumer.ts'
import type { Installation } from '../../../platform/features/context.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { restart } from '../../../platform/jobs/jobs.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import * as provider from '../ai-provider/events.ts'
import * as assistants from '../assistants/events.ts'
import { findAssistant } from '../assistants/rules.ts'
import { conversationCorrected } from '../conversations/events.ts'
import * as sources from '../knowledge-sources/events.ts'
import * as vectors from '../vectors/events.ts'
import * as own from './events.ts'
import { goldenCheckJob } from './jobs.ts'
import { settingsKey } from './keys.ts'
import { goldenLimits } from './limits.ts'
import { askedOf, beginRun, isCurrent, isRunning, type Target } from './rules.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

const rest_ms = goldenLimits.golden_rest_seconds * 1_000

async function checkSoon(tx: Db, now: number): Promise<void> {
  for (const subject_id of await store.assistantsAsked(tx))
    await restart(tx, goldenCheckJob, { subject_id, due_at: now + rest_ms }, now)
}

const changes = [
  ...[assistants.assistantUpdated, assistants.assistantPublished, assistants.assistantRestored],
  ...[sources.sourceUpdated, sources.sourceDeleted, sources.sourceRead],
  ...[vectors.vectorUpdated, vectors.vectorDeleted],
  ...[provider.aiProviderUpdated, provider.aiProviderRemoved, conversationCorrected],
  ...[own.goldenQuestionCreated, own.goldenQuestionUpdated, own.goldenQuestionDeleted],
]

/** Whose answers are others now is found out by their keys. */
export const followingChanges = consumer('golden_questions', changes, (tx, _batch, { now }) => checkSoon(tx, now()), {
  wanted: async tx => (await store.assistantsAsked(tx)).length > 0,
})

/** What no event tells of: another model of the installation, passages that were embedded. */
export const goldenHousekeeping = ({ installation, database, clock, site_id }: SiteScope) =>
  everyHour(
    async () => {
      if ((await database.read(store.assistantsAsked)).length > 0)
        await database.write(tx => checkSoon(tx, clock.now()))
    },
    error => installation.log.error({ site_id, ...errorFields(error) }, 'golden questions'),
  )

/** One run at a time: what is live first, since the draft is compared with it. True: there may be more to ask. */
async function askAnew(tx: Db, assistant_id: string, scope: Pick<SiteScope, 'clock'> & { installation: Installation }) {
  const { installation, clock } = scope
  const row = await findAssistant(tx, assistant_id)
  if (!row || row.archived_at !== null || (await store.countQuestions(tx, assistant_id)) === 0) return false
  const last = await store.lastRun(tx, assistant_id)
  if (last && (await isRunning(tx, last))) return true
  for (const target of ['live', 'draft'] satisfies Target[]) {
    const of = askedOf(row, target)
    if (!of) continue
    const known = await store.lastBegun(tx, assistant_id, settingsKey(of.settings))
    if (await isCurrent(tx, known, of.settings, installation)) continue
    const context = { ...acting(installation, clock), actor: { type: 'system' } as const }
    await beginRun(tx, row, { ...of, target, with_answers: false, is_automatic: true, installation }, context)
    return true
  }
  return false
}

export const goldenCheckHandler = ({ installation, database, clock }: SiteScope): JobHandler<'site'> =>
  handle(goldenCheckJob, {
    concurrency: 2,
    lease_ms: 60_000,
    async perform({ subject_id }) {
      const again = await database.write(tx => askAnew(tx, subject_id, { installation, clock }))
      return again ? { done: false, again_at: clock.now() + rest_ms } : { done: true }
    },
  })

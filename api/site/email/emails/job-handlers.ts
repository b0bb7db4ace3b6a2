/**
 * The job that hands off one mail: prepared and marked in batches, sent one by one, its result written with the job's
 * end. After a kill the mark without a result says that the message is in doubt.
 */

import { emitter } from '../../../platform/events/emit.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import type { JobScope } from '../../../platform/features/site-scope.ts'
import { handle, type JobHandler, type Outcome } from '../../../platform/jobs/handler.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { batchLoader } from '../../../platform/runtime/batch-loader.ts'
import { emailsSent } from '../../../platform/runtime/metrics/counted.ts'
import { turnsOf } from '../sending-limits/rules.ts'
import { asking } from './ask-provider.ts'
import { beginAll } from './begin.ts'
import { type PreparedMail, prepareAll, type ReadyMail } from './hand-off.ts'
import * as store from './hand-off-store.ts'
import { sendBroadcastEmailJob, sendEmailJob } from './jobs.ts'
import { emailLimits } from './limits.ts'
import { openMinute } from './open-minute.ts'
import { type SendAttempt, standingAfter, writeAttempts, writeEnd } from './outcome.ts'
import { overdueFromStart } from './overdue.ts'
import { lookAtPausedEmails } from './paused-emails.ts'
import { type BroadcastEmails, broadcastEmails, stepEmails } from './ports.ts'
import type { SendJob } from './queue.ts'
import { openSending, type SendContext } from './send-context.ts'

/** A kind of email, how many of it are under way at once, and whether it leaves after all others. */
interface Line {
  job: SendJob
  concurrency: number
  behind: boolean
}
const first: Line = { job: sendEmailJob, concurrency: 600, behind: false }
export const broadcastLine: Line = { job: sendBroadcastEmailJob, concurrency: 600, behind: true }
/** Never overtaken while the process lives, however slow the server and however far a demo's clock jumps. */
const lease_ms = 10 * 365 * 24 * 3_600_000

/** An email of a paused broadcast is looked at by the hour; resuming makes it due at once. */
const paused_look_ms = 3_600_000

type EndContext = Parameters<typeof writeEnd>[3]

/** Opened with the first email, and anew where that has failed. */
function openedOnce(scope: JobScope): () => Promise<SendContext> {
  const isOverdue = overdueFromStart(scope.clock)
  let opening: Promise<SendContext> | undefined
  return () => {
    opening ??= openSending(scope, isOverdue).catch(error => {
      opening = undefined
      throw error
    })
    return opening
  }
}

export function sendEmailHandler(
  scope: JobScope,
  { job, concurrency, behind }: Line = first,
): JobHandler<'site', SendAttempt> {
  const { installation, clock, runs } = scope
  const sending = openedOnce(scope)
  const prepare = batchLoader(async (jobs: Job[]) => prepareAll(await sending(), jobs))
  const begin = batchLoader(async (ready: ReadyMail[]) => beginAll(await sending(), ready))
  const emit = emitter(installation, () => clock.now())
  const { leaveResults } = installation.connections.through(stepEmails)
  const broadcasts = installation.connections.through(broadcastEmails)
  const { newId } = installation
  const context = () => ({ emit, now: clock.now(), deliver: leaveResults })

  /** Keeps its place until the result is on disk. */
  async function send(ready: ReadyMail, signal: AbortSignal): Promise<Outcome<'site', SendAttempt>> {
    const site = await scope.facts()
    if (!site) return { done: true }
    for (const { domain, per_second } of ready.rates) {
      await turnsOf(installation, site.id, domain).turn(per_second, { behind, signal })
    }
    const { settle, settled } = await installation.mailer.enter(site, { behind, own: ready.own })
    if (signal.aborted) return { done: false, again_at: clock.now(), settled: settle }
    try {
      const { transport } = await sending()
      const hold = transport.holdOf(ready)
      if (hold) return { ...without(hold, context, broadcasts), settled: settle }
      const outcome = await transmit(site, ready, { signal, settled })
      if (outcome.result) await transport.tell(ready, outcome.result.result)
      return { ...outcome, settled: settle }
    } catch (error) {
      settle()
      throw error
    }
  }

  async function transmit(
    site: SiteFacts,
    ready: ReadyMail,
    { signal, settled }: { signal: AbortSignal; settled: Promise<void> },
  ): Promise<Outcome<'site', SendAttempt>> {
    let kept: string | null = null
    let started_at = clock.now()
    const result = await installation.mailer.transportFor(site, ready.own).send(ready.mail, {
      onHandOff: async () => {
        kept = await begin(ready)
        if (kept !== null) throw new Error(`Kept back: ${kept}`)
        started_at = clock.now()
      },
      settled,
    })
    // Retried at once: preparing it again records why it is not sent.
    if (kept !== null) return { done: false, again_at: clock.now() }
    emailsSent.add(`outcome="${result.outcome}",from="site"`)
    const ended_at = clock.now()
    const standing = standingAfter(ready, result, ended_at)
    const attempted = { ready, result, standing, started_at, ended_at }
    if (standing.again_at === null) return { done: true, result: attempted }
    if (signal.aborted) return { done: false, again_at: ended_at, result: attempted }
    const lead_timezone = await scope.database.read(db => store.findTimezone(db, ready.email.lead_id))
    return {
      done: false,
      again_at: (await openMinute(scope, ready.email, standing.again_at, lead_timezone)).at,
      result: attempted,
    }
  }

  return handle(job, {
    ...{ concurrency, free_min: emailLimits.email_taken_together },
    lease_ms,
    // The site may have been resumed by a process that was killed before it made them due.
    recover: tx => lookAtPausedEmails(tx, clock.now()),
    async perform(job, signal) {
      const prepared = await prepare(job)
      const asked = prepared.type === 'ask' ? await asking(scope, prepared) : prepared
      if ('type' in asked) return asked.type === 'send' ? send(asked, signal) : without(asked, context, broadcasts)
      return { done: true, result: asked }
    },
    within: runs.within,
    writeResults: (tx, results) => writeAttempts(tx, results, { emit, newId, deliver: runs.deliver }),
  })
}

/** Changes to an email that is not sent now. */
function without(
  prepared: Exclude<PreparedMail, ReadyMail | { type: 'ask' }>,
  context: () => EndContext,
  broadcasts: BroadcastEmails,
): Outcome<'site', SendAttempt> {
  switch (prepared.type) {
    case 'gone':
      return { done: true }
    case 'pause': {
      const { email, broadcast_id, reason } = prepared
      return {
        done: false,
        again_at: context().now + paused_look_ms,
        write: async tx => {
          await store.saveState(tx, email.id, { status: email.status, reason: 'paused', ended_at: null })
          await broadcasts.pauseFor(tx, broadcast_id, reason, context())
        },
      }
    }
    case 'skip': {
      const { email, reason } = prepared
      return { done: true, write: tx => writeEnd(tx, email, { status: 'skipped', reason }, context()) }
    }
    case 'broken': {
      const standing = { status: 'skipped', reason: 'template_broken' } as const
      return { done: true, write: tx => writeEnd(tx, prepared.email, standing, context()) }
    }
    case 'in_doubt': {
      const standing = { status: 'unknown', reason: store.interrupted_response } as const
      return {
        done: true,
        write: async tx => {
          await store.closeInterrupted(tx, [prepared.email.id], context().now)
          await writeEnd(tx, prepared.email, standing, context())
        },
      }
    }
    case 'wait': {
      const { email, reason, again_at } = prepared
      if (reason === email.reason) return { done: false, again_at }
      return {
        done: false,
        again_at,
        write: tx => store.saveState(tx, email.id, { status: email.status, reason, ended_at: null }),
      }
    }
  }
}

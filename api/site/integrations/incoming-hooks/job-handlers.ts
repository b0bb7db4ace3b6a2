/** Makes leads of calls once their hook has a mapping and is not paused. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { suppressing } from '../../contacts/email-status/rules.ts'
import { qualityErrors, siteQuality, verifyEmail } from '../../contacts/lead-quality/rules.ts'
import { originOfCall } from './call-origin.ts'
import { incomingCallJob } from './jobs.ts'
import { readCall, toProblems } from './mapping.ts'
import { isReady, withoutPasswords } from './rules.ts'
import { addressProblems, type CallProblem, type CallProblemCode } from './statuses.ts'
import { type CallRow, findCall, findHook, saveCall } from './store.ts'
import { takeCall } from './take-call.ts'

const lease_ms = 60_000

export function incomingCallHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, clock, installation } = scope
  const context = acting(installation, clock)
  return handle(incomingCallJob, {
    concurrency: 4,
    lease_ms,
    async perform({ subject_id }) {
      const read = await database.read(async db => {
        const call = await findCall(db, subject_id)
        const hook = call && (await findHook(db, call.hook_id))
        if (!hook || call.status !== 'waiting' || !isReady(hook)) return undefined
        const kept = await withoutPasswords(db, call.values, hook.mapping)
        return { call, hook, kept, site: await siteQuality(db), ...(await readCall(db, call.values, hook.mapping)) }
      })
      if (!read) return { done: true }
      const { call, hook, kept, site, candidate, problems } = read
      const ended = (set: Partial<CallRow>) => ({ ...set, values: kept, ended_at: clock.now() })
      const refused = (because: CallProblem[]) => ({
        done: true as const,
        write: (tx: Parameters<typeof saveCall>[0]) =>
          saveCall(tx, call.id, ended({ status: 'refused', problems: because })),
      })
      if (candidate.is_refused) return refused(problems)
      if (candidate.consent.status === 'test') return refused([{ code: 'test_row' }])
      const quality = await verifyEmail(installation, site, candidate.email)
      const bad = qualityErrors(site.rules, quality, candidate.email)
      const source = hook.mapping.find(({ field }) => field === 'email')?.source
      if (bad.length > 0)
        return refused([...problems, ...bad.map(({ code }) => ({ ...(source && { source }), code: toCode(code) }))])
      return {
        done: true,
        async write(tx) {
          // Paused, mapped anew or erased meanwhile: what holds is what is there now.
          const [now, present] = [await findCall(tx, call.id), await findHook(tx, hook.id)]
          if (
            now?.status !== 'waiting' ||
            present?.version !== hook.version ||
            now.values.length !== call.values.length
          )
            return
          const origin = originOfCall(call)
          const suppressions = installation.connections.through(suppressing)
          const taking = { hook, call, candidate, quality, rules: site.rules, origin, suppressions }
          const { lead, created } = await takeCall(tx, taking, context)
          const status = created ? 'created' : 'updated'
          const noted = toProblems(candidate, hook.mapping)
          await saveCall(tx, call.id, ended({ status, lead_id: lead.id, problems: noted }))
        },
      }
    },
  })
}

const toCode = (code: string): CallProblemCode => addressProblems.find(one => one === code) ?? 'email_invalid'

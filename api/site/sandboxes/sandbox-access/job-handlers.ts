/** What follows from accesses by the clock, what campaigns promise, and the email with the link. Each part can be repeated. */

import type { Handle } from '../../../platform/database/handle.ts'
import { relayMail } from '../../../platform/features/relay.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { unwrapSecret } from '../../../platform/identity/secrets.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { findLead } from '../../contacts/lead-records/rules.ts'
import { loadPresentLead } from '../../contacts/leads/rules.ts'
import { cleanupMs, drive, findSandbox, password_purpose } from '../sandboxes/rules.ts'
import { leadSandboxExpired, leadSandboxExpiresTomorrow, leadSandboxExpiring } from './events.ts'
import { assignSandboxJob, sandboxAccessEmailJob, tendSandboxAccessJob } from './jobs.ts'
import { sandboxAccessLimits } from './limits.ts'
import { accessMail } from './mails.ts'
import { deleteAccess, enteredSandbox, giveOrWait, newLink } from './rules.ts'
import { type AccessAct, accessStatus, actMarks, nextAct } from './statuses.ts'
import { changeAccess, findAccess, removeLinks } from './store.ts'

type Tx = Handle<'site'>
const minute_ms = 60_000
const lease_ms = 5 * minute_ms
/** Between looks at a sandbox that is being made. */
const look_ms = 5_000

const actEvents = {
  tell: leadSandboxExpiresTomorrow,
  mark_expiring: leadSandboxExpiring,
  expire: leadSandboxExpired,
} as const

/** The order of an end: the link is dead by the clock itself, then the process is stopped, and after the grace the data goes. */
export function tendSandboxAccessHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, clock, installation } = scope
  const context = acting(installation, clock)
  return handle(tendSandboxAccessJob, {
    concurrency: 2,
    lease_ms,
    async perform(job) {
      const found = await database.read(async db => {
        const row = await findAccess(db, job.subject_id)
        return row && { row, sandbox: await findSandbox(db, row.sandbox_id) }
      })
      if (!found || found.row.lead_id === null) return { done: true }
      const { row, sandbox } = found
      const now = clock.now()
      const wait = sandbox ? cleanupMs(sandbox) : 0
      const next = nextAct(row, wait)
      if (next === null) return { done: true }
      if (next.at > now) return { done: false, again_at: next.at }
      if (next.act === 'expire' && row.copy_id !== null) {
        const driven = await drive(scope, row.copy_id)
        if (driven && driven.row.machine_status !== 'deleting') await driven.driver.suspend(driven.machine)
      }
      const write = (tx: Tx) => act(tx, row.id, next.act)
      const later = next.act === 'delete' ? null : nextAct({ ...row, [actMarks[next.act]]: now }, wait)
      if (later === null) return { done: true, write }
      return { done: false, again_at: later.at, write }
    },
  })

  async function act(tx: Tx, id: string, what: AccessAct): Promise<void> {
    const row = await findAccess(tx, id)
    if (!row || row.lead_id === null) return
    if (what === 'delete') return deleteAccess(tx, row, context)
    const now = clock.now()
    const about = { lead_id: row.lead_id, data: { sandbox_id: row.sandbox_id } }
    if (what === 'expire') await removeLinks(tx, id)
    await changeAccess(tx, id, { [actMarks[what]]: now, updated_at: now })
    // An access that ended when its lead was merged is nobody's news.
    if (await findLead(tx, row.lead_id)) await context.emit(tx, actEvents[what], about)
  }
}

export function assignSandboxHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, clock, installation } = scope
  const context = acting(installation, clock)
  const { config } = installation
  return handle(assignSandboxJob, {
    concurrency: 2,
    lease_ms,
    async perform(job) {
      const site = await scope.facts()
      if (!site) return { done: true }
      const { sandbox_id, lead_id, source, source_id, hours } = job.payload
      const lead = await database.read(db => loadPresentLead(db, lead_id))
      if (!lead) return { done: true }
      const giving = { lead_id: lead.id, source, source_id, email: true, ...(hours !== undefined && { hours }) }
      const asking = { id: site.id, now: clock.now(), timezone: site.timezone, plan: site.plan, config }
      const done = await database.write(tx => giveOrWait(tx, { sandbox_id, giving, asking }, context))
      if (done) return { done: true }
      return { done: false, again_at: clock.now() + sandboxAccessLimits.sandbox_assign_retry_minutes * minute_ms }
    },
  })
}

export function sandboxAccessEmailHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, clock, installation, site_id } = scope
  return handle(sandboxAccessEmailJob, {
    concurrency: 2,
    lease_ms,
    async perform(job) {
      const now = clock.now()
      const site = await scope.facts()
      const found = await database.read(async db => {
        const row = await findAccess(db, job.subject_id)
        const lead = row?.lead_id ? await loadPresentLead(db, row.lead_id) : undefined
        return row && lead ? { row, lead, sandbox: await enteredSandbox(db, row) } : undefined
      })
      if (!site || !found?.sandbox) return { done: true }
      const { row, lead, sandbox } = found
      const status = accessStatus(row, now)
      if (status !== 'active' && status !== 'expiring') return { done: true }
      // The mail says that it is there: it waits until that is so.
      if (sandbox.machine_status === 'creating') return { done: false, again_at: now + look_ms }
      if (sandbox.machine_status !== 'ready') {
        return { done: false, again_at: now + sandboxAccessLimits.sandbox_assign_retry_minutes * minute_ms }
      }
      const key = await installation.databases.siteKey(site_id)
      const password = sandbox.password === null ? null : unwrapSecret(key, password_purpose, sandbox.password)
      return {
        done: true,
        async write(tx) {
          const link = await newLink(tx, row.id, { site_id, key, config: installation.config, now })
          await changeAccess(tx, row.id, { mailed_at: now, updated_at: now })
          const mail = accessMail({ row, sandbox, password, lead, site, link })
          await relayMail(tx, installation.newId('email'), mail, now)
        },
      }
    },
  })
}

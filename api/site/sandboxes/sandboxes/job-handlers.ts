/** Does what was asked of sandboxes: their tasks, what follows from the clock, and their removal. Each part can be repeated. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { DriverFailure, type MachineFacts } from '../drivers/rules.ts'
import { sandboxDeleted, sandboxExpired, sandboxFailed, sandboxReady, sandboxSpaceOver } from './events.ts'
import { buildSandboxJob, removeSandboxJob, tendSandboxJob } from './jobs.ts'
import { sandboxLimits } from './limits.ts'
import { beginningAnew, files_missing, missFiles, rebuildCopies } from './missing-files.ts'
import { endAccesses, tellSpace } from './ports.ts'
import { enqueueTending, fillPool, startRemoval, tendingAt, tendNow } from './rules.ts'
import { drive, type MachineScope } from './scope.ts'
import { cleanupAt, isOpen, sandboxStatus } from './statuses.ts'
import { changeSandbox, findSandbox, noteSandbox, removeSandboxRow, type SandboxRow } from './store.ts'

type Tx = Handle<'site'>
const minute_ms = 60_000
const lease_ms = 10 * minute_ms
const retry_ms = minute_ms

/** What a task came to: where it is now, if that changed, and what is known of it. */
async function perform({ driver, machine, row, sourceMachine }: MachineScope): Promise<Partial<SandboxRow>> {
  const of = (made: MachineFacts): Partial<SandboxRow> => ({
    url: row.type === 'url' ? row.url : made.url,
    machine_status: made.running || row.type === 'wordpress' ? 'ready' : 'asleep',
  })
  switch (row.task) {
    case 'copy': {
      if (!driver.copy || !sourceMachine) throw new DriverFailure('snapshot_missing')
      return { ...of(await driver.copy(machine, sourceMachine)), driver_facts: { installed: true } }
    }
    case 'snapshot':
      await driver.snapshot?.(machine)
      return { machine_status: 'ready', driver_facts: { ...row.driver_facts, snapshot: true } }
    case 'reset':
      return driver.reset ? of(await driver.reset(machine)) : { machine_status: 'ready' }
    case 'suspend':
      await driver.suspend(machine)
      return { machine_status: 'asleep' }
    case 'resume':
      await driver.resume(machine)
      return { machine_status: 'ready' }
    default: {
      const made = await driver.create(machine)
      return {
        ...of(made),
        driver_facts: {
          installed: true,
          ...(row.driver_facts.blueprint && { blueprint: row.driver_facts.blueprint }),
          ...(made.account !== undefined && { account: made.account }),
        },
      }
    }
  }
}

export function buildSandboxHandler(scope: SiteScope): JobHandler<'site'> {
  const { clock, installation, site_id } = scope
  const context = acting(installation, clock)
  return handle(buildSandboxJob, {
    concurrency: sandboxLimits.sandbox_builds_at_once_max,
    lease_ms,
    async perform(job) {
      const driven = await drive(scope, job.subject_id)
      if (driven?.row.machine_status !== 'creating') return { done: true }
      try {
        const set = await perform(driven)
        return { done: true, write: tx => built(tx, driven.row, set) }
      } catch (error) {
        if (!(error instanceof DriverFailure)) throw error
        installation.log.warn({ site_id, sandbox_id: driven.row.id, ...errorFields(error) }, 'sandbox task failed')
        if (error.isPassing && job.attempts < sandboxLimits.sandbox_build_attempts_max) {
          const again_at = clock.now() + retry_ms * job.attempts
          const failure = error.code
          return { done: false, again_at, write: tx => noteSandbox(tx, driven.row.id, { failure }) }
        }
        return { done: true, write: tx => failed(tx, driven.row, error) }
      }
    },
  })

  async function built(tx: Tx, { id, task }: SandboxRow, set: Partial<SandboxRow>): Promise<void> {
    const now = clock.now()
    const row = await findSandbox(tx, id)
    // Somebody deletes it meanwhile: what was made goes with it.
    if (row?.machine_status !== 'creating') return
    await changeSandbox(tx, id, { ...set, task: null, failure: null, updated_at: now })
    if (isWaiting(row)) await tendNow(tx, id, now)
    else await enqueueTending(tx, { ...row, ...set }, now)
    if (task === 'create' || task === 'copy') await context.emit(tx, sandboxReady, { subject_id: id })
    const next = await findSandbox(tx, id)
    if (next?.source_id === null) await fillPool(tx, next, context)
    if (task === 'copy' && row.source_id !== null) await noteSnapshot(tx, row.source_id)
    if (task === 'create') await rebuildCopies(tx, id, now)
  }

  async function failed(tx: Tx, { id, task }: SandboxRow, { code, part }: DriverFailure): Promise<void> {
    const row = await findSandbox(tx, id)
    if (row?.machine_status !== 'creating') return
    const { broken_part: _before, ...facts } = row.driver_facts
    const driver_facts = { ...facts, ...(part !== undefined && { broken_part: part }) }
    await changeSandbox(tx, id, {
      machine_status: 'failed',
      task,
      failure: code,
      driver_facts,
      ...(code === files_missing && beginningAnew(row)),
      updated_at: clock.now(),
    })
    await context.emit(tx, sandboxFailed, { subject_id: id, data: { failure: code } })
  }
}

/** A copy that nobody has yet. */
const isWaiting = ({ source_id, taken_at }: SandboxRow): boolean => source_id !== null && taken_at === null

/** A first copy takes one. */
async function noteSnapshot(tx: Tx, source_id: string): Promise<void> {
  const source = await findSandbox(tx, source_id)
  if (!source || source.driver_facts.snapshot === true) return
  await noteSandbox(tx, source_id, { driver_facts: { ...source.driver_facts, snapshot: true } })
}

/** False where its driver does not take it now: it is told again with the next measure. */
const resize = ({ driver, machine }: MachineScope): Promise<boolean> =>
  driver.resize(machine).then(
    () => true,
    () => false,
  )

const measure = ({ driver, machine }: MachineScope): Promise<number | null | 'missing'> =>
  driver
    .measure(machine)
    .catch(error => (error instanceof DriverFailure && error.code === files_missing ? ('missing' as const) : null))

export function tendSandboxHandler(scope: SiteScope): JobHandler<'site'> {
  const { clock, installation } = scope
  const context = acting(installation, clock)
  return handle(tendSandboxJob, {
    concurrency: 2,
    lease_ms,
    async perform(job) {
      const driven = await drive(scope, job.subject_id)
      if (!driven || driven.row.machine_status === 'deleting') return { done: true }
      const { driver, machine, row } = driven
      const now = clock.now()
      const is_open = isOpen(sandboxStatus(row, now))
      if (!is_open && row.machine_status === 'ready') await driver.suspend(machine)
      const isResized =
        row.driver_facts.resize_due === true && row.machine_status !== 'creating' && (await resize(driven))
      if (isWaiting(row) && row.machine_status === 'ready') await driver.warm?.(machine)
      const used = row.machine_status === 'creating' ? null : await measure(driven)
      const write = (tx: Tx) => tended(tx, row.id, { used, is_open, isResized })
      const clean_at = cleanupAt(row)
      const again_at = clean_at !== null && clean_at <= now ? null : tendingAt(row, now)
      return again_at === null ? { done: true, write } : { done: false, again_at, write }
    },
  })

  async function tended(
    tx: Tx,
    id: string,
    { used, is_open, isResized }: { used: number | null | 'missing'; is_open: boolean; isResized: boolean },
  ): Promise<void> {
    const row = await findSandbox(tx, id)
    if (!row || row.machine_status === 'deleting') return
    const now = clock.now()
    const clean_at = cleanupAt(row)
    if (clean_at !== null && clean_at <= now) {
      await installation.connections.through(endAccesses)(tx, id, endingTogether(scope))
      await startRemoval(tx, row, now)
      return
    }
    if (used === 'missing') return missFiles(tx, row, context)
    const limit = row.size_gb === null ? null : row.size_gb * gigabyte
    const space_over = used === null ? row.space_over : limit !== null && used >= limit
    const { resize_due: _due, ...driver_facts } = row.driver_facts
    const measured = used !== null && { used_bytes: used, measured_at: now }
    await noteSandbox(tx, id, { ...measured, space_over, ...(isResized && { driver_facts }) })
    if (space_over && !row.space_over) await context.emit(tx, sandboxSpaceOver, { subject_id: id })
    if (space_over !== row.space_over) {
      await installation.connections.through(tellSpace)(tx, { sandbox_id: id, is_over: space_over }, context)
    }
    if (!is_open && row.machine_status === 'ready') {
      await changeSandbox(tx, id, { machine_status: 'asleep', updated_at: now })
      await context.emit(tx, sandboxExpired, { subject_id: id })
    }
  }
}

/** Accesses that end with their machine are a change of many leads: it starts no journey, by no road. */
const endingTogether = ({ installation, clock }: SiteScope) => acting(installation, clock, { suppress_triggers: true })

const gigabyte = 1_073_741_824

export function removeSandboxHandler(scope: SiteScope): JobHandler<'site'> {
  const { clock, installation, site_id } = scope
  const context = acting(installation, clock)
  return handle(removeSandboxJob, {
    concurrency: 2,
    lease_ms,
    async perform(job) {
      const driven = await drive(scope, job.subject_id)
      if (driven?.row.machine_status !== 'deleting') return { done: true }
      const { driver, machine, row } = driven
      try {
        await driver.remove(machine)
      } catch (error) {
        if (!(error instanceof DriverFailure)) throw error
        installation.log.warn({ site_id, sandbox_id: row.id, ...errorFields(error) }, 'sandbox is not removed yet')
        const failure = error.code
        const again_at = clock.now() + retry_ms * Math.min(job.attempts, 60)
        return { done: false, again_at, write: tx => noteSandbox(tx, row.id, { failure }) }
      }
      return {
        done: true,
        async write(tx) {
          await installation.connections.through(endAccesses)(tx, row.id, endingTogether(scope))
          await removeSandboxRow(tx, row.id)
          if (row.source_id !== null) await context.emit(tx, sandboxDeleted, { subject_id: row.id })
        },
      }
    },
  })
}

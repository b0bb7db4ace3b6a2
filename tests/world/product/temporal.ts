/**
 * A Temporal server carries the runs on, with a worker in this process. It knows no clock but its own, on which no day passes
 * here: as after every jump of a site's clock, the product wakes the workflows of all runs that are due.
 */
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import { isOutage } from '../../../api/platform/runtime/errors.ts'
import { builtBundle } from '../../../workflows/temporal/bundle.ts'
import { journeysQueue, stateQuery } from '../../../workflows/temporal/names.ts'
import type { TemporalRecord } from '../../../workflows/temporal/record.ts'
import { startTemporal } from '../../../workflows/temporal/runner.ts'
import type { TemporalLog } from '../../../workflows/temporal/status-reporter.ts'
import type { RunView } from '../../../workflows/temporal/workflow.ts'
import { startTemporalServer } from '../../tools/temporal.ts'
import type { Life } from './life.ts'
import type { RunNeeds, Runs, StartRuns } from './runs.ts'

const LOOK_MS = 3
const PATIENCE_MS = 60_000

/** A server for all worlds of this process, with which it ends. */
export async function openTemporal(): Promise<StartRuns> {
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-world-temporal-'))
  const server = await startTemporalServer(folder)
  process.on('exit', () => {
    void server.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const client = new Client({ connection: await Connection.connect({ address: server.address }) })
  const code = await builtBundle()
  return needs => runsOn({ address: server.address, client, folder, code }, needs)
}

interface Server {
  address: string
  client: Client
  folder: string
  /** What its workers run. */
  code: { code: string }
}

/** Of the process that lives: the runtime of Temporal's worker keeps the log of the first one. */
let onTrouble: (text: string) => void = () => undefined
const log: TemporalLog = {
  info: () => undefined,
  warn: (fields, text) => onTrouble(`${text}: ${JSON.stringify(fields)}`),
  error: (fields, text) => onTrouble(`${text}: ${JSON.stringify(fields)}`),
}

function runsOn({ address, client, folder, code }: Server, needs: RunNeeds): Runs {
  const { clock, life, onError, hasSite, installation_id } = needs
  const records = new Map<string, TemporalRecord>()
  /** Runs that their workflows have asked about since they were compared. */
  const asked = new Set<string>()
  /** Sites whose workflows were compared with their runs since this process began. */
  const compared = new Set<string>()
  onTrouble = onError
  const temporal = startTemporal({
    server: { address, namespace: 'default', tls: false, api_key: undefined },
    ...{ installation_id, log, admin_url: 'https://leads.example.com' },
    openSite: hasSite,
    bundle: async () => code,
  })
  const sites = temporal.createRunner({
    now: () => clock.now(),
    setTimer(ms, callback) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    isOutage,
    onError: (_site, run, error) => onError(`run ${run}: ${String(error)}`),
  })
  return {
    folders: [folder],
    runner: {
      add(site_id, port, record) {
        const own = mortal(record, life)
        records.set(site_id, own)
        const standing: TemporalRecord['standing'] = run_id => {
          asked.add(run_id)
          return own.standing(run_id)
        }
        sites.add(site_id, mortal(port, life), { ...own, standing })
      },
      async remove(site_id) {
        records.delete(site_id)
        await sites.remove(site_id)
      },
      wake: site_id => sites.wake(site_id),
    },
    async settle(site_id) {
      const record = records.get(site_id)
      if (!record) return
      sites.wakeAll()
      await until('Temporal does not carry on a run that is due', async () => {
        sites.wake(site_id)
        return (await record.dueRuns({ now: clock.now(), after: null, limit: 1 })).length === 0
      })
      for (const run_id of asked) {
        asked.delete(run_id)
        await until(`The workflow of ${run_id} does not come to stand where its record does`, () =>
          isAsRecorded(client, record, run_id),
        )
      }
      if (compared.has(site_id)) return
      compared.add(site_id)
      await until('A workflow stays open though its run has ended', () =>
        areLive(client, record, { site_id, installation_id }),
      )
    },
    stop: () => temporal.stop(),
  }
}

async function until(otherwise: string, holds: () => Promise<boolean>): Promise<void> {
  const ends = performance.now() + PATIENCE_MS
  while (!(await holds())) {
    if (performance.now() > ends) throw new Error(otherwise)
    await sleep(LOOK_MS)
  }
}

/** Also says that the workflow has heard the answer to what it asked last. */
async function isAsRecorded({ workflow }: Client, record: TemporalRecord, run_id: string): Promise<boolean> {
  const recorded = await record.standing(run_id)
  if (!recorded) return true
  const { status, sequence }: RunView = await workflow.getHandle(run_id).query(stateQuery)
  return status === recorded.state.status && sequence === recorded.state.sequence
}

/** Whether no workflow of the site is open but those of its live runs; a process that begins sees to that. */
async function areLive(
  { workflow }: Client,
  record: TemporalRecord,
  { site_id, installation_id }: { site_id: string; installation_id: string },
): Promise<boolean> {
  const query = `TaskQueue = '${journeysQueue(installation_id)}' and ExecutionStatus = 'Running'`
  const open: string[] = []
  for await (const { workflowId, memo } of workflow.list({ query }))
    if (memo?.site_id === site_id) open.push(workflowId)
  return (await record.liveAmong(open)).size === open.length
}

/** What waits for a dead process hears of its death: its worker ends, and Temporal asks another. */
const mortal = <T extends object>(port: T, life: Life): T =>
  new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => life.outlive(Promise.resolve(Reflect.apply(member, target, given)))
    },
  })

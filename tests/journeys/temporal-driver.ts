/** Temporal over the record of a site: a real server, a worker in this process, the clock of the test. */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import { isOutage } from '../../api/platform/runtime/errors.ts'
import { makeBundle } from '../../workflows/temporal/bundle.ts'
import { startTemporal, type TemporalRunner, type TemporalSites } from '../../workflows/temporal/runner.ts'
import type { TemporalServer as ReachedServer } from '../../workflows/temporal/server.ts'
import type { TemporalLog } from '../../workflows/temporal/status-reporter.ts'
import type { TemporalServer } from '../tools/temporal.ts'
import type { Drive, DrivenSite } from './site-driver.ts'

const patience_ms = 60_000 + Number(process.env.WAITING_RUNS ?? 0) * 400
const look_ms = 5
const settle_ms = 250
const nothing = () => undefined
const silent = { info: nothing, warn: nothing, error: nothing }

/** Bundled once for all harnesses of a file. */
const bundle = makeBundle()

export interface TemporalDriver {
  /** Under which the queue of the workflows is found. */
  installation_id: string
  drive: Drive
  /** Ends the worker and starts another with other workflow code. */
  changeCode(path: string): Promise<void>
  /** Resolves when each of the runs has a workflow. */
  haveWorkflows(run_ids: readonly string[]): Promise<void>
  /** The server comes back empty. */
  loseEverything(): Promise<void>
  stop(): Promise<void>
}

export interface TemporalDriverOptions {
  workflows?: 'elsewhere'
  /** Where the server is reached other than directly, and with what. */
  reach?: Partial<Omit<ReachedServer, 'namespace'>>
  log?: TemporalLog
}

/**
 * Drives harness after harness on one server with one worker, which only a restart replaces; it kills the server as
 * well.
 */
export function temporalDriver(server: TemporalServer, options: TemporalDriverOptions = {}): TemporalDriver {
  const installation_id = randomBytes(6).toString('hex')
  let code = bundle
  let temporal = start()
  /** The site of the harness that is played, to be opened again on a new runner. */
  let reopen = () => {}

  async function again(meanwhile: () => Promise<void>): Promise<void> {
    await temporal.stop()
    await meanwhile()
    temporal = start()
    reopen()
  }

  function start(): TemporalRunner {
    return startTemporal({
      server: { address: server.address, namespace: 'default', tls: false, api_key: undefined, ...options.reach },
      installation_id,
      admin_url: 'https://leads.example.com',
      log: options.log ?? silent,
      openSite: async () => true,
      bundle: options.workflows ?? (() => code),
    })
  }

  function runnerOf(site: DrivenSite): TemporalSites {
    const runner = temporal.createRunner({
      now: () => site.clock.now(),
      setTimer(ms, callback) {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
      isOutage,
      onError: (_site, _run, error) => site.onError(error),
    })
    runner.add(site.site_id, site.port(), site.record)
    return runner
  }

  const drive: Drive = async site => {
    let runner = runnerOf(site)
    reopen = () => {
      runner = runnerOf(site)
    }
    return {
      rest: () => nothingDue(site),
      async wake(jumped) {
        if (jumped) runner.wakeAll()
        else runner.wake(site.site_id)
        await nothingDue(site)
      },
      async restart() {
        // A run killed in mid-activity waits ten seconds for the timeout; chaos tests that, here it would only take time.
        await sleep(settle_ms)
        const killed = server.kill()
        await again(async () => {
          await killed
          await server.start()
        })
        await nothingDue(site)
      },
      leave: () => runner.stop(),
      async stop() {
        reopen = () => {}
        await runner.stop()
        await forget(server, site.runIds())
      },
    }
  }
  return {
    installation_id,
    drive,
    changeCode: path =>
      again(async () => {
        code = makeBundle(path)
        await code
      }),
    async haveWorkflows(run_ids) {
      const connection = await Connection.connect({ address: server.address })
      const { workflow } = new Client({ connection })
      const until = performance.now() + patience_ms
      for (const id of run_ids) {
        while (!(await workflow.getHandle(id).describe().catch(nothing))) {
          if (performance.now() > until) throw new Error(`${id} has no workflow.`)
          await sleep(look_ms)
        }
      }
      await connection.close()
    },
    loseEverything: () => again(server.lose),
    stop: () => temporal.stop(),
  }
}

/** The behaviors reuse run ids, so an abandoned workflow would block the next one. */
async function forget({ address }: TemporalServer, run_ids: string[]): Promise<void> {
  const connection = await Connection.connect({ address })
  const { workflow } = new Client({ connection })
  for (const id of run_ids) await workflow.getHandle(id).terminate().catch(nothing)
  await connection.close()
}

async function nothingDue({ record, clock }: DrivenSite): Promise<void> {
  const until = performance.now() + patience_ms
  while ((await record.dueRuns({ now: clock.now(), after: null, limit: 1 })).length > 0) {
    if (performance.now() > until) throw new Error('A run that is due is not carried on.')
    await sleep(look_ms)
  }
}

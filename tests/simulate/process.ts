/** One process of the product on the virtual disk: the real queue, triggers, hand-off and runner, as main.ts joins them. */

import { features } from '../../api/features.ts'
import type { Clock } from '../../api/platform/clock.ts'
import { readConfig } from '../../api/platform/config.ts'
import type { Installation, SiteFacts } from '../../api/platform/context.ts'
import { isOutage } from '../../api/platform/database/errors.ts'
import type { Handle } from '../../api/platform/database/handle.ts'
import { connect } from '../../api/platform/features/connect.ts'
import type { NewId } from '../../api/platform/ids.ts'
import type { Log } from '../../api/platform/log.ts'
import { outbox } from '../../api/platform/mail/outbox.ts'
import { RateLimits } from '../../api/platform/rate-limit.ts'
import { Signals } from '../../api/platform/signals.ts'
import type { SiteScope } from '../../api/platform/site-scope.ts'
import type { RunnerFor } from '../../api/site/automation/runs/work.ts'
import { workOfSite } from '../../api/site-parts.ts'
import { SiteWork } from '../../api/site-work.ts'
import { createRunner } from '../../workflows/embedded/runner.ts'
import type { RunPort } from '../../workflows/ports.ts'
import type { Mistake } from './mistake.ts'
import type { Probes } from './probes.ts'
import type { VirtualDisk } from './virtual-disk.ts'
import type { VirtualMailServer } from './virtual-mail.ts'
import type { Owner, VirtualTime } from './virtual-time.ts'
import type { VirtualWriter } from './virtual-writer.ts'

export interface World {
  time: VirtualTime
  disk: VirtualDisk
  server: VirtualMailServer
  probes: Probes
  writer: VirtualWriter
  site: SiteFacts
  newId: NewId
  mistake: Mistake | undefined
  /** Told of what the process logs, and of a promise that was broken. */
  onError(error: unknown): void
  onBroken(says: string): void
}

const config = readConfig({ DATA_DIR: '/virtual', PUBLIC_URL: 'https://leads.example.com' })
const key = Buffer.alloc(32, 7)

export class VirtualProcess implements Owner {
  alive = true
  frozen_until = 0
  readonly database: ReturnType<VirtualDisk['openFor']>
  readonly installation: Installation
  readonly #world: World
  readonly clock: Clock

  constructor(world: World) {
    this.#world = world
    this.database = world.disk.openFor(this)
    this.clock = { now: () => world.time.now() }
    this.installation = this.#install()
  }

  start(): void {
    const { time, site } = this.#world
    time.as(this, () => {
      const work = new SiteWork({
        installation: this.installation,
        workOf: scope => {
          const { jobHandlers, parts } = workOfSite(scope, this.#runnerFor(scope))
          return { jobHandlers: [...jobHandlers, this.#world.probes.handlerFor(scope)], parts }
        },
        // There is one site, and it stays awake: sleeping has tests of its own.
        idle_ms: Number.POSITIVE_INFINITY,
      })
      void work.start()
      work.wake(site.id)
    })
  }

  kill(): void {
    this.alive = false
  }

  #install(): Installation {
    const { site, newId, server, mistake } = this.#world
    const { database, clock } = this
    const parts = {
      config,
      log: this.#log(),
      newId,
      databases: {
        control: { read: async () => [{ id: site.id, in_ms: 0 }] },
        restSite: async () => true,
        site: async () => database,
        siteKey: async () => key,
      },
      sites: { find: async () => ({ ...site }), changed: () => undefined },
      clock,
      demoClock: clock,
      clockOf: () => clock,
      connections: connect(features),
      signals: new Signals(),
      rateLimits: new RateLimits(),
      stopping: new AbortController().signal,
      outbox,
      mailer: server.mailerFor(this, mistake),
      ai: this.#world.writer.writerFor(this),
    }
    // Of the installation's parts these are all that work in the background asks for.
    return parts as unknown as Installation
  }

  #log(): Log {
    const { onError } = this.#world
    const said = (fields: Record<string, unknown>, text: string) => onError(`${text}: ${JSON.stringify(fields)}`)
    const log = { error: said, warn: said, info: () => undefined, debug: () => undefined, child: () => log }
    return log as unknown as Log
  }

  readonly #runnerFor =
    ({ site_id }: SiteScope): RunnerFor =>
    clock => {
      const { mistake, onError } = this.#world
      const { signals } = this.installation
      const runner = createRunner({
        now: () => (mistake?.runnerClock?.(clock) ?? clock).now(),
        setTimer(ms, callback) {
          const timer = setTimeout(callback, ms)
          return () => clearTimeout(timer)
        },
        isOutage,
        onBatch() {
          if (mistake?.silent_runner) return
          signals.wake('jobs', site_id)
          signals.wake('events', site_id)
        },
        onError: (_site, _run, error) => onError(error),
      })
      return {
        ...runner,
        add: (id, port) => runner.add(id, this.#watched(port as unknown as RunPort<Handle<'site'>>)),
      }
    }

  /** The port with the mistake in it, and around both what notices a moment that has not come. */
  #watched(port: RunPort<Handle<'site'>>): RunPort<Handle<'site'>> {
    const { mistake, onBroken } = this.#world
    const planted = mistake?.port?.(port) ?? port
    return {
      ...planted,
      save: async (tx, transitions) => {
        const early = transitions.find(({ at }) => at > this.clock.now())
        if (early) onBroken(`run ${early.run_id} was carried on at a moment that had not come`)
        await planted.save(tx, transitions)
      },
    }
  }
}

/** One process of the product on the virtual disk: the real queue, triggers, hand-off and runner, as main.ts joins them. */

import { features } from '../../api/features.ts'
import { readConfig } from '../../api/platform/config/config.ts'
import type { Handle } from '../../api/platform/database/handle.ts'
import { alone } from '../../api/platform/database/homes/homes.ts'
import { SITE_IDLE_MS } from '../../api/platform/database/limits.ts'
import { OpenSite } from '../../api/platform/database/open-site.ts'
import { connect } from '../../api/platform/features/connect.ts'
import type { Installation, SiteFacts } from '../../api/platform/features/context.ts'
import { RateLimits } from '../../api/platform/http/rate-limit.ts'
import { outbox } from '../../api/platform/mail/outbox.ts'
import type { Clock } from '../../api/platform/runtime/clock.ts'
import { isOutage } from '../../api/platform/runtime/errors.ts'
import type { NewId } from '../../api/platform/runtime/ids.ts'
import type { Log } from '../../api/platform/runtime/log.ts'
import { Signals } from '../../api/platform/runtime/signals.ts'
import type { RunnerFor } from '../../api/site/automation/runs/record/work.ts'
import { workOfSite } from '../../api/site-parts.ts'
import { SiteWork } from '../../api/site-work.ts'
import { createRunner } from '../../workflows/embedded/runner.ts'
import type { RunPort } from '../../workflows/ports.ts'
import type { Mistake } from './mistake.ts'
import type { Probes } from './probes.ts'
import type { VirtualControl } from './virtual-control.ts'
import type { VirtualDisk } from './virtual-disk.ts'
import type { VirtualMailServer } from './virtual-mail.ts'
import type { Owner, VirtualTime } from './virtual-time.ts'
import type { VirtualWriter } from './virtual-writer.ts'

export interface Environment {
  time: VirtualTime
  disk: VirtualDisk
  control: VirtualControl
  server: VirtualMailServer
  probes: Probes
  writer: VirtualWriter
  site: SiteFacts
  newId: NewId
  mistake: Mistake | undefined
  /** Called for errors that the process logs, and for violated invariants. */
  onError(error: unknown): void
  onBroken(says: string): void
}

const config = readConfig({ DATA_DIR: '/virtual', PUBLIC_URL: 'https://leads.example.com' })
const key = Buffer.alloc(32, 7)

export class VirtualProcess implements Owner {
  alive = true
  frozen_until = 0
  readonly database: OpenSite
  readonly installation: Installation
  readonly #environment: Environment
  readonly clock: Clock

  constructor(environment: Environment) {
    this.#environment = environment
    this.clock = { now: () => environment.time.now() }
    this.database = this.#openSite()
    this.installation = this.#install()
  }

  start(): void {
    const { time } = this.#environment
    time.as(this, () => {
      const work = new SiteWork({
        installation: this.installation,
        workOf: scope => {
          const { jobHandlers, parts } = workOfSite(scope, this.#runnerFor())
          return { jobHandlers: [...jobHandlers, this.#environment.probes.handlerFor(scope)], parts }
        },
      })
      void work.start()
      // As in an installation: a site without writes for a while falls asleep.
      setInterval(() => {
        if (this.database.idle && this.database.written_at <= this.clock.now() - SITE_IDLE_MS)
          void this.database.sleep()
      }, SITE_IDLE_MS / 4)
    })
  }

  kill(): void {
    this.alive = false
  }

  #openSite(): OpenSite {
    const { disk, control, mistake, site } = this.#environment
    return new OpenSite({
      siteId: site.id,
      path: ':memory:',
      open: async () => disk.openFor(this, topics => this.#committed(topics)),
      closed: () => undefined,
      control: control.openFor(this, site.id),
      wake: {
        earliestDue: mistake?.earliestDue ?? connect(features).nextDue,
        setWakeAt: async (_tx, _site_id, wake_at) => {
          control.wake_at = wake_at
        },
      },
      now: () => this.clock.now(),
      onFault: fault => this.#environment.onError(fault),
    })
  }

  #committed(topics: ReadonlySet<string>): void {
    const { mistake, site } = this.#environment
    if (!mistake?.silent_commits) this.installation.signals.committed(topics, site.id)
  }

  #install(): Installation {
    const { site, newId, server, mistake, control } = this.#environment
    const { database, clock } = this
    const parts = {
      config,
      log: this.#log(),
      newId,
      strict_events: true,
      databases: {
        control: control.openFor(this, site.id),
        restSite: async () => {
          await database.sleep()
          await database.closeIdle()
          return !database.awake
        },
        site: async () => database,
        siteKey: async () => key,
      },
      homes: alone,
      sites: { find: async () => ({ ...site }) },
      clock,
      demoClock: clock,
      clockOf: () => clock,
      connections: connect(features),
      signals: new Signals(),
      rateLimits: new RateLimits(),
      stopping: new AbortController().signal,
      outbox,
      mailer: server.mailerFor(this, mistake),
      ai: this.#environment.writer.writerFor(this),
    }
    // The parts of the installation that background work needs.
    return parts as unknown as Installation
  }

  #log(): Log {
    const { onError } = this.#environment
    const said = (fields: Record<string, unknown>, text: string) => onError(`${text}: ${JSON.stringify(fields)}`)
    const log = { error: said, warn: said, info: () => undefined, debug: () => undefined, child: () => log }
    return log as unknown as Log
  }

  readonly #runnerFor = (): RunnerFor => clock => {
    const { mistake, onError } = this.#environment
    const runner = createRunner({
      now: () => (mistake?.runnerClock?.(clock) ?? clock).now(),
      setTimer(ms, callback) {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
      isOutage,
      onError: (_site, _run, error) => onError(error),
    })
    return {
      ...runner,
      add: (id, port) => runner.add(id, this.#watched(port as unknown as RunPort<Handle<'site'>>)),
    }
  }

  /** The port with the mistake, wrapped by a check that no run is claimed before it is due. */
  #watched(port: RunPort<Handle<'site'>>): RunPort<Handle<'site'>> {
    const { mistake, onBroken } = this.#environment
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

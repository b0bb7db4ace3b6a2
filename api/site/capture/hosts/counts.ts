/**
 * Counts requests by host in memory and writes them every few seconds: asking for the configuration must not touch the
 * disk. A kill loses the counts of the last seconds.
 */
import type { Installation, SiteFacts } from '../../../platform/features/context.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { hostLimits } from './limits.ts'
import { addToHost, type HostRow } from './store.ts'

export type HostUse = 'config' | 'submission' | 'event'

class HostCounts {
  readonly #installation: Installation
  #sites = new Map<string, Map<string, HostRow>>()
  #writing: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  constructor(installation: Installation) {
    this.#installation = installation
    installation.stopping.addEventListener('abort', () => void this.write(), { once: true })
  }

  add(site: SiteFacts, host: string, use: HostUse, refused: boolean): void {
    const hosts = this.#sites.get(site.id) ?? new Map<string, HostRow>()
    if (!this.#sites.has(site.id)) {
      if (this.#sites.size >= hostLimits.widget_hosts_sites_max) return
      this.#sites.set(site.id, hosts)
    }
    const now = this.#installation.clockOf(site).now()
    const row = hosts.get(host) ?? emptyRow(host, now)
    if (!hosts.has(host)) {
      if (hosts.size >= hostLimits.widget_hosts_kept_max) return
      hosts.set(host, row)
    }
    row[`${use}_count`] += 1
    if (refused) row.refused_count += 1
    row.last_seen_at = now
    this.#timer ??= setTimeout(() => void this.write(), hostLimits.widget_hosts_written_milliseconds).unref()
  }

  /** Everything that was counted until now is in the database once this ends. */
  write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const sites = this.#sites
    this.#sites = new Map()
    this.#writing = this.#writing.then(async () => {
      for (const [site_id, hosts] of sites) await this.#writeSite(site_id, [...hosts.values()])
    })
    return this.#writing
  }

  async #writeSite(site_id: string, rows: readonly HostRow[]): Promise<void> {
    try {
      const database = await this.#installation.databases.site(site_id)
      await database.write(async tx => {
        for (const row of rows) await addToHost(tx, row)
      })
    } catch (error) {
      this.#installation.log.warn({ site_id, ...errorFields(error) }, 'hosts of the widget')
    }
  }
}

const emptyRow = (host: string, now: number): HostRow => ({
  host,
  config_count: 0,
  submission_count: 0,
  event_count: 0,
  refused_count: 0,
  first_seen_at: now,
  last_seen_at: now,
})

const counts = new WeakMap<Installation, HostCounts>()

export function hostCounts(installation: Installation): HostCounts {
  const known = counts.get(installation) ?? new HostCounts(installation)
  counts.set(installation, known)
  return known
}

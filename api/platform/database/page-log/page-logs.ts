/** The page logs of a data folder's databases: kept every minute, so that a disk that breaks takes no more along; old ones removed. */
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { siteFile } from '../site-file.ts'
import { type PageLogLimits, pageLogLimits } from './limits.ts'
import { Moments } from './moments.ts'
import { PageLog } from './page-log.ts'
import { appendRecord, lastRecord, logFiles, newLogFile } from './records.ts'

export interface PageLogsOptions {
  /** Where logs lie, beside the backups. */
  folder: string
  limits?: Partial<PageLogLimits>
  /** Time from one copy to the next, where little is written. */
  every_ms?: number
  /** Writes that no log has; from the next backup on they are kept again. */
  onGap?: (name: string, error: unknown) => void
  /** A log that cannot be written now. */
  onFailure?: (name: string, error: unknown) => void
}

const minute_ms = 60_000

/** `control`, or the ID of a site. */
export const logName = (path: string): string => (basename(path) === 'control.db' ? 'control' : basename(dirname(path)))

const isLogName = (name: string) => name === 'control' || name.startsWith('site_')

export const databasePath = (dataDir: string, name: string): string =>
  name === 'control' ? join(dataDir, 'control.db') : siteFile(dataDir, name)

export class PageLogs {
  readonly #dataDir: string
  readonly #now: () => number
  readonly #options: PageLogsOptions
  readonly #moments: Moments
  readonly #open = new Map<string, PageLog>()
  /** Logs of databases that are not open, which take what was left. */
  readonly #taken = new Map<string, Promise<boolean>>()
  readonly #timer: NodeJS.Timeout
  #written = new Set<string>()
  /** When writes were last found to be in no log. */
  gap_at: number | undefined

  constructor(dataDir: string, now: () => number, options: PageLogsOptions) {
    this.#dataDir = dataDir
    this.#now = now
    this.#options = options
    this.#moments = new Moments(dataDir)
    this.#timer = setInterval(() => void this.keep().catch(() => undefined), options.every_ms ?? minute_ms).unref()
  }

  /** Of a database that is being opened: takes what a killed process has left. */
  async open(path: string): Promise<PageLog> {
    const name = logName(path)
    await this.#taken.get(name)
    const log = this.#of(path)
    this.#open.set(name, log)
    await log.takeUp()
    return log
  }

  #of(path: string): PageLog {
    const name = logName(path)
    const log: PageLog = new PageLog({
      ...{ name, path, folder: join(this.#options.folder, name), moments: this.#moments, now: this.#now },
      limits: { ...pageLogLimits, ...this.#options.limits },
      onGap: (gap, error) => {
        this.gap_at = this.#now()
        this.#options.onGap?.(gap, error)
      },
      onKept: () => this.#written.add(name),
      onEnd: () => {
        if (this.#open.get(name) === log) this.#open.delete(name)
      },
    })
    return log
  }

  /** Of which something was kept since this was last asked. */
  takeWritten(): Set<string> {
    const written = this.#written
    this.#written = new Set()
    return written
  }

  /** Copies what was committed, of all that are open. */
  async keep(): Promise<void> {
    for (const [name, log] of this.#open) await log.keep().catch(error => this.#options.onFailure?.(name, error))
  }

  /** Besides, what a killed process left in databases that were not opened since; answers whose logs do not go on there. */
  async keepAll(): Promise<string[]> {
    await this.keep()
    const left: string[] = []
    for (const name of await readdir(this.#options.folder).catch(() => [])) {
      if (this.#open.has(name) || !isLogName(name) || !existsSync(databasePath(this.#dataDir, name))) continue
      if (!(await this.#takeUp(name))) left.push(name)
    }
    return left
  }

  async #takeUp(name: string): Promise<boolean> {
    const taking = this.#of(databasePath(this.#dataDir, name)).takeUp()
    this.#taken.set(
      name,
      taking.finally(() => this.#taken.delete(name)),
    )
    return taking
  }

  /** Removes what ended before this moment. Of a database that is not open, where its log goes on is kept. */
  async prune(before: number): Promise<void> {
    for (const name of await readdir(this.#options.folder).catch(() => [])) {
      const folder = join(this.#options.folder, name)
      const old = (await logFiles(folder)).filter(({ modified_at }) => modified_at < before)
      if (old.length === 0) continue
      const last = await lastRecord(folder)
      for (const { path } of old) if (path !== last?.path) await rm(path, { force: true })
      if (!last || !old.some(({ path }) => path === last.path)) continue
      const { facts } = last
      const open = this.#open.get(name)
      if (open) open.leaveFile()
      else {
        const identity = facts.type === 'pages' ? '' : facts.identity
        const { to, salt, check } = facts
        const kept = { to, ...(salt && { salt }), ...(check && { check }) }
        await appendRecord(
          newLogFile(folder, this.#now(), 0),
          { type: 'end', at: facts.at, identity, ...kept },
          Buffer.alloc(0),
        )
      }
      await rm(last.path, { force: true })
    }
  }

  close(): void {
    clearInterval(this.#timer)
    this.#moments.close()
  }
}

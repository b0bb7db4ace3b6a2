/** Where an installation keeps what it writes between its backups, and how that is watched and removed. */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../platform/config/config.ts'
import type { PageLogs, PageLogsOptions } from '../platform/database/page-log/page-logs.ts'
import { toInstant } from '../platform/runtime/clock.ts'
import { limits } from '../platform/runtime/limits.ts'
import { errorFields, type Log } from '../platform/runtime/log.ts'
import { pageLogFailures } from '../platform/runtime/metrics/counted.ts'
import { keepFiles, removeKeptFiles } from './kept-files.ts'

const day_ms = 86_400_000

/** In the folder of the backups. */
export const logsFolder = (backups: string): string => join(resolve(backups), 'log')

const prunedFile = (logs: string) => join(logs, 'begins')

/** A backup that was begun before this moment is no base any more: what was written after it is removed. */
export async function logsBegin(logs: string): Promise<number> {
  const text = await readFile(prunedFile(logs), 'utf8').catch(() => '')
  return Date.parse(text.trim()) || 0
}

/** Where several nodes share the databases, none has the pages of all that was written. */
export function pageLogsOptions(
  { backups, node_address }: Pick<Config, 'backups' | 'node_address'>,
  log: Log,
): PageLogsOptions | undefined {
  if (!backups || node_address !== undefined) return undefined
  const failed = (name: string, error: unknown, what: string) => {
    pageLogFailures.add()
    log.error({ database: name, ...(error === undefined ? {} : errorFields(error)) }, what)
  }
  return {
    folder: logsFolder(backups.folder),
    onGap: (name, error) =>
      error === undefined
        ? log.info({ database: name }, 'can be restored to any moment from the next backup on')
        : failed(
            name,
            error,
            'what was written is in no log: it can be restored to a moment only from the next backup on',
          ),
    onFailure: (name, error) => failed(name, error, 'what was written could not be copied beside the backups yet'),
  }
}

/** Files of the sites that were written, since they were last looked at. */
export class FilesKeeper {
  readonly #dataDir: string
  readonly #logs: string
  readonly #looked = new Map<string, number>()

  constructor(dataDir: string, backups: string) {
    this.#dataDir = dataDir
    this.#logs = logsFolder(backups)
  }

  /** `since`: of those that were not looked at yet. Bytes are there up to an hour before their row. */
  async keep(pageLogs: PageLogs, since: number, now: number): Promise<void> {
    for (const name of pageLogs.takeWritten()) {
      if (name === 'control') continue
      const from = (this.#looked.get(name) ?? since) - limits.storage_sweep_minutes * 60_000
      await keepFiles(this.#dataDir, this.#logs, name, from)
      this.#looked.set(name, now)
    }
  }
}

/** Before the oldest backup nothing is needed, and nothing stays longer than what people who were erased are promised. */
export async function pruneLogs(pageLogs: PageLogs, backups: string, oldest: number, now: number): Promise<void> {
  const logs = logsFolder(backups)
  const before = Math.max(oldest, now - limits.page_log_days_max * day_ms)
  await writeFile(prunedFile(logs), `${toInstant(before)}\n`, { flush: true })
  await pageLogs.prune(before)
  await removeKeptFiles(logs, before)
}

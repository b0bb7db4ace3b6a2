/**
 * Backups that the server makes by itself where BACKUP_DIR is set: each by a process of its own at low priority, checked once it is
 * there; of those that are whole the latest are kept.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import type { OpenInstallation } from '../installation.ts'
import { toInstant } from '../platform/runtime/clock.ts'
import { getDiskRoom, isRoomShort, roomSentence } from '../platform/runtime/disk-room.ts'
import { limits } from '../platform/runtime/limits.ts'
import { errorFields } from '../platform/runtime/log.ts'
import { Counter, gauge } from '../platform/runtime/metrics/metric.ts'
import { rootFolder } from '../root-folder.ts'
import { BackupError, manifest_name } from './manifest.ts'
import { FilesKeeper, pruneLogs } from './page-logs.ts'

const hour_ms = 3_600_000
const look_ms = 60_000
const name_pattern = /^leadwright-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/

export interface ScheduledBackup {
  path: string
  made_at: number
}

const nameOf = (now: number): string => `leadwright-${toInstant(now).replaceAll(/[:.]/g, '-')}`

/** Whole ones, the latest first. */
export async function findBackups(folder: string): Promise<ScheduledBackup[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .flatMap(name => {
      const [, hour, minute, second, rest] = name_pattern.exec(name) ?? []
      const path = join(folder, name)
      if (hour === undefined || !existsSync(join(path, manifest_name))) return []
      return { path, made_at: Date.parse(`${hour}:${minute}:${second}.${rest}`) }
    })
    .sort((a, b) => b.made_at - a.made_at)
}

type Needs = Pick<
  OpenInstallation,
  'config' | 'clock' | 'log' | 'metrics' | 'stopping' | 'databases' | 'homes' | 'node'
>

export interface BackupSchedule {
  stop(): Promise<void>
}

export function scheduleBackups(needs: Needs): BackupSchedule {
  const { config, clock, log, metrics, stopping, databases, homes, node } = needs
  const failures = new Counter('leadwright_backup_failures_total', 'Scheduled backups that were not made.')
  let made_at: number | undefined
  metrics.add(failures.read)
  metrics.add(() => [
    gauge(
      'leadwright_backup_age_seconds',
      'Time since the last scheduled backup that was found whole.',
      made_at === undefined ? [] : [{ value: (clock.now() - made_at) / 1e3 }],
    ),
  ])
  const { backups } = config
  if (!backups) return { stop: async () => undefined }
  const folder = resolve(backups.folder)
  const { pageLogs } = databases
  const files = new FilesKeeper(config.data_dir, folder)
  // Of several nodes the one makes them that has the control database; who loses it leaves it to the next one.
  let elsewhere = new AbortController()
  node?.homes.listen({ lost: name => (name === 'control' ? elsewhere.abort() : undefined) })
  const run = (...args: string[]) => runBackup(args, AbortSignal.any([stopping, elsewhere.signal]))
  let retry_at = 0

  const make = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const room = await getDiskRoom(folder)
    if (room && isRoomShort(room)) throw new BackupError(roomSentence(folder, room))
    const target = join(folder, nameOf(clock.now()))
    await run('backup', target, ...(pageLogs ? ['--pages'] : []))
    await run('check-backup', target)
    log.info({ backup: target }, 'backup made')
    const found = await findBackups(folder)
    for (const { path } of found.slice(backups.count)) await rm(path, { recursive: true })
    const oldest = found.slice(0, backups.count).at(-1)?.made_at ?? 0
    if (pageLogs) await pruneLogs(pageLogs, folder, oldest, clock.now())
  }
  const look = async () => {
    const [latest] = await findBackups(folder)
    made_at = latest?.made_at
    if (!homes.isHere('control')) return
    elsewhere = elsewhere.signal.aborted ? new AbortController() : elsewhere
    const now = clock.now()
    if (pageLogs) await files.keep(pageLogs, made_at ?? 0, now).catch(error => log.error(errorFields(error), 'files'))
    // One that nothing can be put on is as good as none.
    const has_gap = latest !== undefined && latest.made_at < (pageLogs?.gap_at ?? 0)
    const wait_ms = has_gap ? limits.backup_retry_minutes * 60_000 : backups.hours * hour_ms
    if (now < retry_at || (latest && now - latest.made_at < wait_ms)) return
    try {
      await make()
      made_at = (await findBackups(folder))[0]?.made_at
    } catch (error) {
      if (stopping.aborted || elsewhere.signal.aborted) return
      failures.add()
      retry_at = now + limits.backup_retry_minutes * 60_000
      log.error(errorFields(error), 'no backup was made')
    }
  }
  let looking = look()
  let isIdle = true
  const timer = setInterval(() => {
    if (!isIdle) return
    isIdle = false
    looking = looking.then(look).finally(() => {
      isIdle = true
    })
  }, look_ms).unref()
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

/** In the folder and with the environment of this process, so that it finds the same data folder. What it prints becomes the error. */
function runBackup(args: readonly string[], stopping: AbortSignal): Promise<void> {
  const api = join(rootFolder(), 'api')
  const program = ['--import', join(api, 'faster-imports.ts'), join(api, 'backup/main.ts'), ...args]
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'], signal: stopping })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => (code === 0 ? resolve() : reject(new BackupError(said.trim()))))
  })
}

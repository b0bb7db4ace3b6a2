/** What is kept between backups: files that sites stored meanwhile, and nothing for longer than 30 days. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { PageLogs } from '../platform/database/page-log/page-logs.ts'
import { appendRecord, logFiles, newLogFile } from '../platform/database/page-log/records.ts'
import { keptFiles } from './kept-files.ts'
import { FilesKeeper, logsBegin, logsFolder, pruneLogs } from './page-logs.ts'
import { restoreMoment } from './restore-moment.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const site = `site_${'1'.padStart(32, '0')}`
const root = mkdtempSync(join(tmpdir(), 'leadwright-page-logs-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let places = 0
function place() {
  places += 1
  const [dataDir, backups] = [join(root, String(places), 'data'), join(root, String(places), 'backups')]
  mkdirSync(dataDir, { recursive: true })
  mkdirSync(logsFolder(backups), { recursive: true })
  return { dataDir, backups, logs: logsFolder(backups) }
}

function write(path: string, at: number): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'x')
  for (const one of [path, dirname(path)]) utimesSync(one, at / 1_000, at / 1_000)
}

/** A log that says which sites were written. */
const written = (...names: string[]) => ({ takeWritten: () => new Set(names) }) as PageLogs

test('files that a site stored since the last backup are kept, each once, and none that is not whole', async () => {
  const { dataDir, backups, logs } = place()
  const now = Date.now()
  const stored = (name: string) => join(dataDir, 'sites', site, 'files', name)
  write(stored('aa/aa1'), now - 10 * DAY)
  write(stored('bb/bb1'), now - HOUR)
  write(stored('bb/bb2.part'), now - HOUR)
  utimesSync(dirname(stored('bb/bb1')), now / 1_000, now / 1_000)
  const keeper = new FilesKeeper(dataDir, backups)
  await keeper.keep(written(), now - DAY, now)
  expect(existsSync(keptFiles(logs, site))).toBe(false)
  await keeper.keep(written('control', site), now - DAY, now)
  expect(readdirSync(keptFiles(logs, site), { recursive: true }).sort()).toEqual(['bb', 'bb/bb1'])
  // One that is deleted there stays here.
  rmSync(stored('bb/bb1'))
  write(stored('cc/cc1'), now)
  await keeper.keep(written(site), now - DAY, now)
  expect(readdirSync(keptFiles(logs, site), { recursive: true }).sort()).toEqual(['bb', 'bb/bb1', 'cc', 'cc/cc1'])
})

test.each([
  ['the oldest backup', 20, 20],
  ['30 days, though backups are older', 90, 30],
])('what was written before %s is removed', async (_, oldest_days, kept_days) => {
  const { dataDir, backups, logs } = place()
  const now = Date.now()
  const ages = [kept_days + 2, kept_days + 1, kept_days - 1, 1]
  for (const days of ages) {
    const path = newLogFile(join(logs, site), now - days * DAY, days)
    const facts = { type: 'begin', at: now - days * DAY, base: false, identity: '', to: 0 } as const
    await appendRecord(path, facts, Buffer.alloc(0))
    utimesSync(path, (now - days * DAY) / 1_000, (now - days * DAY) / 1_000)
    write(join(keptFiles(logs, site), 'aa', `file${days}`), now - days * DAY)
  }
  const pageLogs = new PageLogs(dataDir, () => now, { folder: logs })
  await pruneLogs(pageLogs, backups, now - oldest_days * DAY, now)
  pageLogs.close()
  const left = (await logFiles(join(logs, site))).map(({ path }) => Number(path.slice(-12, -6)))
  expect(left.sort()).toEqual([1, kept_days - 1])
  expect(readdirSync(join(keptFiles(logs, site), 'aa')).sort()).toEqual(['file1', `file${kept_days - 1}`].sort())
  expect(await logsBegin(logs)).toBe(now - kept_days * DAY)
})

test('a moment before that is refused with the earliest one that is kept', async () => {
  const { dataDir, backups, logs } = place()
  const now = Date.now()
  const made = [now - 40 * DAY, now - 25 * DAY].map(at => new Date(at).toISOString())
  for (const made_at of made) {
    const folder = join(backups, `leadwright-${made_at.replaceAll(/[:.]/g, '-')}`)
    mkdirSync(folder, { recursive: true })
    const manifest = { format: 'leadwright.backup', format_version: 1, made_at, pages_from: made_at, files: {} }
    writeFileSync(join(folder, 'backup.json'), JSON.stringify(manifest))
  }
  const pageLogs = new PageLogs(dataDir, () => now, { folder: logs })
  await pruneLogs(pageLogs, backups, now - 40 * DAY, now)
  pageLogs.close()
  const config = readConfig({ ...process.env, DATA_DIR: join(dataDir, 'none') })
  await expect(restoreMoment(config, backups, now - 35 * DAY)).rejects.toThrow(
    `is not kept any more. The earliest moment is ${made[1]}.`,
  )
})

/** Each command of docs/operations.md, in the order of the page, against a server and folders of the test's own. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBackups } from '../../api/backup/scheduled.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

const root = join(import.meta.dirname, '../..')
const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8')
/** Blocks that name their language need something that is not here. */
const blocks = [...guide.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].filter(([, language]) => language === '')
const commands = blocks.flatMap(([, , block = '']) => block.trim().split('\n'))

let folder: string
let port: number
let server: ServerProcess | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-operations-'))
  port = await freePort()
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const data = () => join(folder, 'data')
const backups = () => join(folder, 'backups')
/** Backups have the lowest priority, on a machine that may be busy. */
const patience_ms = 20 * 60_000
vi.setConfig({ testTimeout: 2 * patience_ms })
const environment = () => ({
  PATH: process.env.PATH,
  HOME: folder,
  DATA_DIR: data(),
  PORT: String(port),
  ENV_FILE: 'none',
})

/** `A=1 B=2 npm start`: the same from its sources, which need not be built. */
async function start(command: string): Promise<void> {
  const given = Object.fromEntries([...command.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]))
  const environment = { ...given, BACKUP_DIR: backups(), LOG_LEVEL: 'info' }
  server = await startServer({ folder: data(), port, args: ['--empty'], environment })
}

/** Once it has made the backup that it makes by itself. */
async function stop(): Promise<void> {
  if (server) await expect.poll(async () => (await findBackups(backups())).length, { timeout: patience_ms }).toBe(1)
  if (server) expect(await server.stop()).toBe(0)
  server = undefined
}

test('every command does what it is said to do', async () => {
  expect(commands.length).toBeGreaterThan(7)
  const said: Record<string, string> = {}
  for (const command of commands) {
    if (command.endsWith('npm start')) {
      await start(command)
      continue
    }
    if (command.includes('npm run restore')) await stop()
    const here = command.replace('localhost:8787', `localhost:${port}`).replace('/backups', backups())
    const { status, stdout, stderr } = spawnSync('bash', ['-c', here], {
      ...{ cwd: root, env: environment(), encoding: 'utf8' },
    })
    // Nothing was upgraded here.
    expect(status, `${command}\n${stdout}${stderr}`).toBe(command.includes('undo-upgrade') ? 1 : 0)
    said[command] = stdout + stderr
  }
  const saidBy = (part: string) => Object.entries(said).find(([command]) => command.includes(part))?.[1]
  expect(saidBy('/readyz')).toContain('"status":"ready"')
  expect(saidBy('/version')).toContain('"version":"')
  expect(saidBy('/metrics')).toContain('leadwright_build_info')
  expect(saidBy('run doctor')).toContain('Nothing to mend')
  expect(saidBy('check-backup')).toContain('is whole')
  expect(saidBy('undo-upgrade')).toContain('No upgrade has changed a database since 2026-11-28T09:30')
  expect(saidBy('run restore')).toContain('Restored 0 sites as of')
  expect(saidBy('--to')).toContain('Restored 0 sites as they were at')
})

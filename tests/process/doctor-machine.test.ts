/** The doctor on a machine that lacks something: it says what, with what to do, and exits with 1. The machine is another one in what it tells this process. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { proofTest } from '../../api/testing/proof-test.ts'
import { freePort, launch } from '../tools/server-process.ts'

const program = join(import.meta.dirname, '../../api/doctor/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'leadwright-doctor-machine-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sound = { PUBLIC_URL: 'https://leads.example.com', SMTP_URL: 'smtp://127.0.0.1:9', REGISTRATION: 'invitation' }

/** `told`: a module that is loaded before the program, and puts what the machine tells in its place. */
async function examine({ told = '', open_files, data = folder, environment = {} }: Machine = {}) {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(told)}`
  const launched = launch({
    ...{ folder: data, port: await freePort(), program, args: ['--offline'] },
    environment: { ...sound, NODE_OPTIONS, ...environment },
    ...(open_files !== undefined && { open_files }),
  })
  const { code } = await launched.ended
  return { code, said: launched.output().trim() }
}

interface Machine {
  told?: string
  open_files?: number
  data?: string
  environment?: Record<string, string>
}

const withVersions = (versions: object): string =>
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, ...${JSON.stringify(versions)} } })`

/** Of a disk of 100 GB below this folder. */
const withRoom = (below: string, free_mb: number): string => `
  import fs from 'node:fs/promises'
  import { syncBuiltinESMExports } from 'node:module'
  const statfs = fs.statfs
  fs.statfs = async path => path.startsWith(${JSON.stringify(below)})
    ? { bsize: 2 ** 20, blocks: 100 * 2 ** 10, bavail: ${free_mb} } : statfs(path)
  syncBuiltinESMExports()`

test('a machine that lacks nothing is told so', { timeout: 60_000 }, async () => {
  const told = `${withRoom(folder, 50_000)}\n;${withVersions({ node: '24.0.0', tz: '2026b' })}`
  expect(await examine({ told, open_files: 20_000 })).toEqual({
    code: 0,
    said: expect.stringMatching(/^Nothing to mend/),
  })
})

test('a disk that is nearly full', { timeout: 60_000 }, async () => {
  expect(await examine({ told: withRoom(folder, 200) })).toEqual({
    code: 1,
    said: `- The disk of ${folder} has 200 MB of 100 GB left. Once it is full, nothing can be stored there: make room, or use a larger disk.`,
  })
})

proofTest('a disk of backups that is nearly full', async () => {
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const { code, said } = await examine({ told: withRoom(backups, 200), environment: { BACKUP_DIR: backups } })
  expect([code, said]).toEqual([1, expect.stringContaining(`- No backup is made: The disk of ${backups} has 200 MB`)])
})

proofTest('a Node that is too old', async () => {
  expect(await examine({ told: withVersions({ node: '22.18.0' }) })).toEqual({
    code: 1,
    said: '- Node is 22.18.0. Install Node 24 or later.',
  })
})

proofTest('data of time zones that is too old', async () => {
  expect(await examine({ told: withVersions({ tz: '2024a' }) })).toEqual({
    code: 1,
    said: '- Time-zone data is 2024a, older than 2026b: local times may be wrong. A newer Node brings newer data.',
  })
})

proofTest('few files that may be open at once', async () => {
  expect(await examine({ open_files: 512 })).toEqual({
    code: 1,
    said: '- This user may have so few files open that only 28 sites can be used at once. Raise it: ulimit -n 65536, or LimitNOFILE=65536 in the unit of systemd.',
  })
})

/** Starting the real process: what stops it, in which words, and that nothing is changed by a start that fails. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { proofTest } from '../../api/testing/proof-test.ts'
import { sized } from '../../api/testing/repetitions.ts'
import { freePort, launch, type ServerProcess, startServer } from '../tools/server-process.ts'

/** A start takes a second or two, on a busy machine ten times that. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let folder: string
let port: number
const running: ServerProcess[] = []

/** A folder that a server has worked in. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-start-'))
  port = await freePort()
  const first = await startServer({ folder, port, args: ['--empty'] })
  expect(await first.stop()).toBe(0)
})
afterAll(async () => {
  for (const server of running) await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Every file with its bytes, save what only says who reads (the WAL's index) and who was last to try (the lock). */
function contents(): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  // A log without anything in it is taken away by whoever looks at the file last.
  const isEmptyLog = (path: string) => path.endsWith('-wal') && statSync(path).size === 0
  const paths = files
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !/lock\.db|-shm$/.test(path) && !isEmptyLog(path))
  return Object.fromEntries(paths.sort().map(path => [path, hash(path)]))
}

async function refusal(environment: Record<string, string>): Promise<string> {
  const before = contents()
  const launched = launch({ folder, port, environment, args: ['--empty'] })
  const { code } = await launched.ended
  expect(code, launched.output()).toBe(1)
  expect(contents()).toEqual(before)
  expect(launched.output(), 'a sentence, not a stack').not.toMatch(/\n\s+at |node:internal|Error:/)
  return launched.output()
}

proofTest('a wrong value is named with the reason and an example; all wrong ones at once', async () => {
  const output = await refusal({ PORT: '87870', PUBLIC_URL: 'leads.example.com', LOG_LEVEL: 'loud' })
  expect(output).toContain('PORT=87870 must be a port number, 0 to 65535. Example: PORT=8787')
  expect(output).toMatch(/PUBLIC_URL=leads\.example\.com must be .* Example: PUBLIC_URL=https:\/\/leads\.example\.com/)
  expect(output).toMatch(/LOG_LEVEL=loud must be one of .* Example: LOG_LEVEL=info/)
})

test('a data folder that cannot be made or written is named', async () => {
  const file = join(folder, 'control.db')
  for (const DATA_DIR of [join(file, 'data'), ...sized([], [file])]) {
    const output = await refusal({ DATA_DIR })
    expect(output).toContain(`The data folder ${DATA_DIR} cannot be written`)
    expect(output).toContain('DATA_DIR')
  }
})

test('a port in use is named, with another one as an example', async () => {
  const other = createServer().listen(port, '127.0.0.1')
  try {
    const fresh = `${folder}-fresh`
    const launched = launch({ folder: fresh, port, args: ['--empty'] })
    expect((await launched.ended).code).toBe(1)
    expect(launched.output()).toContain(`Port ${port} is in use`)
    expect(launched.output()).toContain('Example: PORT=')
    expect(existsSync(fresh), 'nothing is made').toBe(false)
  } finally {
    await new Promise(resolve => other.close(resolve))
  }
})

/** Sets the number of migrations that the file says it has; the old one. */
function setVersion(version: number): number {
  const database = new Database(join(folder, 'control.db'))
  const old = database.prepare('PRAGMA user_version').raw().get([]) as unknown as [number]
  database.exec(`PRAGMA user_version = ${version}`)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return old[0]
}

proofTest('a folder from a newer release is refused and stays as it is', async () => {
  const version = setVersion(9999)
  try {
    expect(await refusal({})).toContain('control.db was written by a newer release. Start that release')
  } finally {
    expect(setVersion(version)).toBe(9999)
  }
})

/** Each is a start; how a file is found unusable is tested beside it (`api/platform/database/damage.test.ts`). */
const spoiled: [what: string, spoil: (file: string) => void, sentence: RegExp][] = [
  ['empty', (file: string) => truncateSync(file), /The control database .*control\.db is empty \(0 bytes\)\. Restore/],
  ['cut short', (file: string) => truncateSync(file, 50), /The control database .*control\.db is damaged\. Restore/],
  [
    'of a release before the first',
    (file: string) => {
      const bytes = readFileSync(file)
      // SQLite's user_version and application_id, as migrations before the first release left them.
      bytes.writeInt32BE(5, 60)
      bytes.writeInt32BE(0, 68)
      writeFileSync(file, bytes)
    },
    /control\.db was made before release 0\.1.*DATA_DIR/,
  ],
]

test.each(sized(spoiled.slice(0, 1), spoiled))(
  'a control database that is %s stops the start with a sentence, and nothing is made in its place',
  async (_, spoil, sentence) => {
    const file = join(folder, 'control.db')
    const kept = readFileSync(file)
    spoil(file)
    try {
      expect(await refusal({})).toMatch(sentence)
    } finally {
      for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
      writeFileSync(file, kept)
    }
  },
)

test('a folder in use is refused, with the process that has it named; after a kill, with all that it leaves, it starts again', async () => {
  const first = await startServer({ folder, port, args: ['--empty'], environment: { LOG_LEVEL: 'info' } })
  running.push(first)
  // What times are planned with.
  expect(first.output()).toContain(`"tz_data":"${process.versions.tz}"`)
  const launched = launch({ folder, port: await freePort(), args: ['--empty'] })
  expect((await launched.ended).code).toBe(1)
  expect(launched.output()).toContain(`The data folder ${folder} is in use by process ${first.child.pid}`)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  await first.kill()
  writeFileSync(join(folder, 'lock.db-journal'), '')
  const second = await startServer({ folder, port, args: ['--empty'] })
  running.splice(0, 1, second)
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200)
  expect(await second.stop()).toBe(0)
  running.pop()
})

test('variables are read from a file, the environment holds against it, and a misspelled one is refused', async () => {
  const file = join(folder, '..', `leadwright-${port}.env`)
  writeFileSync(file, 'LOG_LEVEL=loud\nPUBLIC_URL=leads.example.com\nSMPT_URL=smtp://localhost\n')
  try {
    const output = await refusal({ ENV_FILE: file })
    expect(output).toContain('SMPT_URL is not a variable of Leadwright. Did you mean SMTP_URL?')
    expect(output).toContain('PUBLIC_URL=leads.example.com must be')
    expect(output).not.toContain('LOG_LEVEL=')
  } finally {
    rmSync(file)
  }
})

proofTest('a file of variables that is not there is refused', async () => {
  expect(await refusal({ ENV_FILE: join(folder, 'none.env') })).toContain('must be a file that is there')
})

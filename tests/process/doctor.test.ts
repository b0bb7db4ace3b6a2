/** The doctor as a process: it tells what the start logs, beside the running server and without one, and changes nothing. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sync from 'libsql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dnsZone } from '../../api/testing/dns-zone.ts'
import { openSink } from '../../api/testing/mail-sink.ts'
import { proofTest } from '../../api/testing/proof-test.ts'
import { freePort, launch, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const program = join(import.meta.dirname, '../../api/doctor/main.ts')
let folder: string
let port: number
const sound = { PUBLIC_URL: 'https://leads.example.com', SMTP_URL: 'smtp://127.0.0.1:9', REGISTRATION: 'invitation' }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-doctor-test-'))
  port = await freePort()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function doctor(environment: Record<string, string>, data = folder, args = ['--offline']) {
  const launched = launch({ folder: data, port, program, environment, args })
  const { code } = await launched.ended
  return { code, said: launched.output() }
}
/** Every file with its bytes; logs without anything in them are taken away by whoever looks last. */
const hashes = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !/-shm$|-wal$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )

proofTest('before the first start it judges the configuration, and makes no folder', async () => {
  expect(await doctor(sound, join(folder, 'none'))).toMatchObject({ code: 0, said: expect.stringMatching(/^Nothing/) })
  expect(readdirSync(folder)).toEqual([])
  expect(await doctor({ REGISTRATION: 'nobody' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('REGISTRATION=nobody must be'),
  })
  const nowhere = await doctor(sound, '/proc/nowhere')
  expect(nowhere).toMatchObject({ code: 1, said: expect.stringContaining('cannot be written') })
})

test('it says what the start logs, beside the running server and after it', async () => {
  const wanting = { PUBLIC_URL: 'http://leads.example.com' }
  const server = await startServer({ folder, port, args: ['--empty'], environment: wanting })
  const beside = await doctor(wanting)
  expect(beside.code).toBe(1)
  const lines = beside.said.trim().split('\n')
  expect(lines).toHaveLength(4)
  for (const line of lines) expect(server.output()).toContain(line.slice(2))
  expect(await server.stop()).toBe(0)
  const before = hashes()
  expect(await doctor(wanting)).toEqual(beside)
  expect(await doctor(sound)).toMatchObject({ code: 0 })
  expect(hashes()).toEqual(before)
})

/** With a look at what is around it. */
const lookAround = async (environment: Record<string, string>) => {
  const { code, said } = await doctor(environment, folder, [])
  return { code, lines: said.trim().split('\n') }
}

proofTest('it tries the mail server, Temporal and DNS, and says what to do about each that fails', async () => {
  const sink = await openSink()
  const zone = await dnsZone()
  const closed = await freePort()
  const around = {
    ...{ PUBLIC_URL: 'https://leads.example.com', REGISTRATION: 'invitation' },
    DATABASE_URL: `http://127.0.0.1:${closed}?admin=http://127.0.0.1:${closed}`,
    ...{ SMTP_URL: `smtp://127.0.0.1:${closed}`, TEMPORAL_ADDRESS: `127.0.0.1:${closed}`, DNS_SERVERS: zone.address },
  }
  const { code, lines } = await lookAround(around)
  expect(code).toBe(1)
  expect(lines.map(line => line.replace(/ECONNREFUSED.*?\./, '…'))).toEqual([
    '- DNS knows no address of leads.example.com. Add an A or AAAA record for it, or correct PUBLIC_URL.',
    expect.stringMatching(/^- The mail server 127\.0\.0\.1:\d+ cannot be used: .*Correct SMTP_URL/),
    expect.stringMatching(/^- The Temporal server 127\.0\.0\.1:\d+ cannot be reached: .*TEMPORAL_ADDRESS/),
    expect.stringMatching(/^- The database server http:\/\/127\.0\.0\.1:\d+ does not answer: .*DATABASE_URL/),
  ])
  const { TEMPORAL_ADDRESS: _, DATABASE_URL: __, ...rest } = around
  const well = await lookAround({ ...rest, PUBLIC_URL: 'http://127.0.0.1:9', SMTP_URL: sink.url })
  expect(well).toMatchObject({ code: 0, lines: [expect.stringMatching(/^Nothing to mend/)] })
  zone.close()
  await sink.close()
})

test('beside a running server it says what is late there, and whether PUBLIC_URL leads to it', async () => {
  const control = new Sync(join(folder, 'control.db'))
  control.exec(
    "insert into jobs (type, subject_id, due_at, fence, attempts, created_at) values ('lost', 'a', 1, 0, 0, 1)",
  )
  control.close()
  const here = { PUBLIC_URL: `http://localhost:${port}` }
  const server = await startServer({ folder, port, args: ['--empty'], environment: here })
  const { code, lines } = await lookAround(here)
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^- Work of the type lost has been due for \d+ minutes\. /)])
  await server.stop()
})

proofTest('it says which address does not lead to the running server, and why', async () => {
  const here = { PUBLIC_URL: `http://localhost:${port}` }
  const server = await startServer({ folder, port, args: ['--empty'], environment: here })
  const below = (host: string) => `http://${host}:${port}`
  expect((await lookAround({ ...here, SANDBOXES_URL: below('demos.localtest.invalid') })).lines.at(-1)).toMatch(
    /^- Hosts below .* cannot be reached from here: .*Add a wildcard record \*\.demos\.localtest\.invalid/,
  )
  const other = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const elsewhere = `http://localhost:${(other.address() as AddressInfo).port}`
  expect((await lookAround({ PUBLIC_URL: elsewhere })).lines.at(-1)).toBe(
    `- ${elsewhere} does not lead to this server (status 200). Correct the proxy, or PUBLIC_URL.`,
  )
  other.close()
  const nowhere = await lookAround({ PUBLIC_URL: `http://localhost:${await freePort()}` })
  expect(nowhere.lines.at(-1)).toMatch(/cannot be reached from here: .*ECONNREFUSED/)
  await server.stop()
})

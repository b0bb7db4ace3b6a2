/** The doctor as a process: it tells what the start logs, beside the running server and without one, and changes nothing. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort, launch, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const program = join(import.meta.dirname, '../../api/doctor.ts')
let folder: string
let port: number
const sound = { PUBLIC_URL: 'https://leads.example.com', SMTP_URL: 'smtp://127.0.0.1:9', REGISTRATION: 'invitation' }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-doctor-test-'))
  port = await freePort()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function doctor(environment: Record<string, string>, data = folder) {
  const launched = launch({ folder: data, port, program, environment })
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

test('before the first start it judges the configuration, and makes no folder', async () => {
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

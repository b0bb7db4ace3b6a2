/** The same on Temporal. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTemporalServer, type TemporalServer } from '../tools/temporal.ts'
import { lagsBesideSlowWriter } from './slow-writer.ts'

let folder: string
let server: TemporalServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-temporal-'))
  server = await startTemporalServer(folder)
}, 600_000)
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('waits end on time beside fifty texts that nobody writes', { timeout: 180_000 }, async () => {
  const { quiet_ms, beside_ms, asked, written } = await lagsBesideSlowWriter({ TEMPORAL_ADDRESS: server.address })
  expect({ asked, written }).toEqual({ asked: 8, written: 0 })
  expect(beside_ms).toBeLessThan(quiet_ms * 3 + 5_000)
})

/** A file that somebody else holds for a moment is waited for when it is opened. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { Connection } from './connection.ts'
import { databaseLimits } from './limits.ts'

const folder = mkdtempSync(join(tmpdir(), 'leadwright-connection-'))

/** Holds the file as a connection does that ends, and lets it go after some milliseconds. */
const HOLDING = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { default: Database } = require('libsql')
  const held = new (Database ?? require('libsql'))(workerData.path)
  held.exec('PRAGMA journal_mode=wal; PRAGMA locking_mode=exclusive; CREATE TABLE note (id)')
  parentPort.postMessage('held')
  setTimeout(() => held.close(), workerData.milliseconds)
`

test('a connection that ends elsewhere is waited for', async () => {
  const path = join(folder, 'held.db')
  const worker = new Worker(HOLDING, { eval: true, workerData: { path, milliseconds: 200 } })
  await once(worker, 'message')
  const connection = new Connection(path, 'write', databaseLimits)
  expect(connection.query('select count(*) from note', [], 'values').rows).toEqual([[0]])
  connection.close()
  await once(worker, 'exit')
  rmSync(folder, { recursive: true })
})

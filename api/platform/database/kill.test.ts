import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sized } from '../../testing/repetitions.ts'
import { Connection } from './connection.ts'
import { databaseLimits } from './limits.ts'
import { FIRST, tempFolder, writeMigrations } from './test-programs/folder.ts'

const ROUNDS = sized(2, 100)
const folder = tempFolder()
const path = join(folder, 'a.db')
const migrationsFolder = writeMigrations(join(folder, 'site'), [FIRST])

/** Lets a process write until it is killed at another moment in each round; answers the ids that it had acknowledged. */
function killedWriter(round: number): Promise<string[]> {
  const program = join(import.meta.dirname, 'test-programs', 'write-and-acknowledge.ts')
  const child = spawn(process.execPath, [program, path, migrationsFolder, String(round)])
  let printed = ''
  child.stdout.on('data', data => {
    if (printed === '') setTimeout(() => child.kill('SIGKILL'), 20 + ((round * 17) % 60))
    printed += data
  })
  let complaint = ''
  child.stderr.on('data', data => {
    complaint += data
  })
  return new Promise((resolve, reject) => {
    child.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(complaint))
      else resolve(printed.split('\n').slice(0, -1))
    })
  })
}

test(`nothing acknowledged is lost over ${ROUNDS} kills, and no action is half there`, {
  timeout: sized(120_000, 900_000),
}, async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) acknowledged.push(...(await killedWriter(round)))
  const connection = new Connection(path, 'write', databaseLimits)
  const found = new Set((connection.query('select id from note', [], 'all').rows as string[][]).map(row => row[0]))
  expect(acknowledged.length).toBeGreaterThan(ROUNDS)
  expect(acknowledged.filter(id => !found.has(id) || !found.has(`${id}-child`))).toEqual([])
  expect([...found].filter(id => !id?.endsWith('-child') && !found.has(`${id}-child`))).toEqual([])
  expect(connection.native.prepare('PRAGMA integrity_check').raw().all([])).toEqual([['ok']])
  connection.close()
})

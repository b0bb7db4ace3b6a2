import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UniqueViolation } from '../../runtime/errors.ts'
import type { Database } from '../database.ts'
import type { Handle } from '../handle.ts'
import type { RowReader } from '../recorded/row-reader.ts'
import { FIRST, note, openNotes, tempFolder, writeMigrations } from '../test-programs/folder.ts'
import { RemoteDatabase } from './remote-database.ts'
import { settleForAnother, writeForAnother } from './remote-writes.ts'
import { type HomeMessage, lineOf, linesIn } from './wire.ts'

let home: Database<'site'>
let remote: RemoteDatabase<'site'>
let heard: string[]
/** The line breaks where the home is told to keep what was written: before it is kept there, or after. */
let breaks: 'before' | 'after' | undefined
let asked: number

/** Names are notes here. */
const isFirst = async (tx: Handle<never>, name: string) =>
  (await tx.one("insert into note (id, name) values (?, '') on conflict do nothing returning 1", [name])) !== undefined

beforeEach(async () => {
  const folder = tempFolder()
  heard = []
  breaks = undefined
  asked = 0
  const onCommit = (topics: ReadonlySet<string>) => void heard.push(...topics)
  home = await openNotes(join(folder, 'a.db'), writeMigrations(join(folder, 'site'), [FIRST]), {}, onCommit)
  remote = new RemoteDatabase('site', 'site_a', {
    reading: undefined as unknown as RowReader,
    exchange: {
      async open(_name, id) {
        const [there, back] = [new PassThrough(), new PassThrough()]
        const writing = writeForAnother(home, { id, isFirst, asked: there, tell: line => void back.write(line) })
        const lines = linesIn<HomeMessage>(back)
        return {
          send(message) {
            if ('keep' in message && breaks === 'before') there.end()
            else there.write(lineOf(message))
            if ('keep' in message && breaks) void writing.then(() => back.end())
          },
          async next() {
            const { value, done } = await lines.next()
            return done || (breaks && ('kept' in value || 'error' in value)) ? undefined : value
          },
          close: () => void there.end(),
        }
      },
      async settle(_name, id) {
        asked += 1
        return settleForAnother(home, { id, isFirst })
      },
    },
  })
})
afterEach(() => home.close())

const names = () => home.read(db => db.all<[string]>("select name from note where name <> '' order by name"))
const add = (tx: Handle<'site'>, id: string) => tx.insert(note).values({ id, name: id })

test('what another node writes is one action here, and is heard here', async () => {
  const counted = await remote.write(async tx => {
    await add(tx, 'a')
    await add(tx, 'b')
    tx.announce('jobs')
    return (await tx.select().from(note)).length
  })
  expect(counted).toBe(2)
  expect(await names()).toEqual([['a'], ['b']])
  expect(heard).toEqual(['jobs'])
})

test('an action that throws leaves nothing, and its errors are those of a file', async () => {
  await remote.write(tx => add(tx, 'a'))
  await expect(
    remote.write(async tx => {
      await add(tx, 'b')
      await add(tx, 'a')
    }),
  ).rejects.toThrow(UniqueViolation)
  await expect(
    remote.write(async tx => {
      await add(tx, 'c')
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await names()).toEqual([['a']])
})

test('an answer that was lost is asked for: what was kept is not written again, what was not never comes', async () => {
  breaks = 'after'
  await remote.write(tx => add(tx, 'kept'))
  breaks = 'before'
  await expect(remote.write(tx => add(tx, 'lost'))).rejects.toThrow('is asked what it has kept')
  expect(asked).toBe(2)
  expect(await names()).toEqual([['kept']])
})

test('bytes and large integers come as they went', async () => {
  const [bytes, large, text] = await remote.write(
    async tx =>
      (await tx.one<[ArrayBuffer, number, string]>('select ?, ?, ?', [new Uint8Array([0, 255]), 2 ** 53 - 1, 'ñ'])) ??
      [],
  )
  expect([...new Uint8Array(bytes as ArrayBuffer), large, text]).toEqual([0, 255, 2 ** 53 - 1, 'ñ'])
})

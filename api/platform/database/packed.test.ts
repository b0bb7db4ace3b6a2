/** Rows that travel as one text are those that travel value by value. */
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UniqueViolation } from '../runtime/errors.ts'
import { insertsOf } from './appends.ts'
import type { Database } from './database.ts'
import { packed } from './packed.ts'
import { insertOfRows, updateOfRows } from './statements.ts'
import { FIRST, openNotes, tempFolder, writeMigrations } from './test-programs/folder.ts'

const CREATE = 'CREATE TABLE thing (id text PRIMARY KEY NOT NULL, words text, number real, whole integer, fixed);'
const insert = insertOfRows('thing', ['id', 'words', 'number', 'whole', 'fixed'])
const id = (i: number) => `t${String(i).padStart(3, '0')}`
const words = ['', 'O’Brien "quoted" \\ back\\u0000slash', '[1,2]', '{"a":null}', 'null', '12', 'é\n\t\u2028😀', null]
const numbers = [0, 1.5, -2.25, 0.1, 1e-7, 123456789.25, 9_007_199_254_740_991, null]
const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => [id(i), words[i % 8], numbers[(i >> 1) % 8], i * 1e12, 'same'] as const)

let database: Database<'site'>
beforeEach(async () => {
  database = await openNotes(join(tempFolder(), 'a.db'), writeMigrations(join(tempFolder(), 'site'), [FIRST, CREATE]))
})
afterEach(() => database.close())

const all = 'select *, typeof(words), typeof(number), typeof(whole), typeof(fixed) from thing order by id'
const stored = () => database.read(db => db.all(all, []))

test('every text and number is the same, whichever way it travels', async () => {
  expect(packed(insert, rows(100).flat())?.sql).toContain('json_each')
  const answered = await database.write(tx => tx.run(insert, rows(100)), { slow: true })
  const together = await stored()
  await database.write(tx => tx.run('delete from thing', []))
  await database.write(tx => tx.run(insert, rows(100)))
  expect(together).toEqual(await stored())
  expect(together.map(row => row.slice(0, 5))).toEqual(rows(100))
  expect(answered).toBe(100)
})

test('rows are updated, appended and refused as any, and rows of one column travel too', async () => {
  const name = updateOfRows('thing', 'id', ['words'], 'words = e.words')
  const bare = insertOfRows('thing', ['id'])
  await database.write(
    async tx => {
      await tx.append(insert, rows(40))
      expect(
        await tx.run(
          name,
          Array.from({ length: 40 }, (_, i) => [id(i), `w${i}`]),
        ),
      ).toBe(40)
      expect(
        await tx.run(
          bare,
          Array.from({ length: 20 }, (_, i) => [id(40 + i)]),
        ),
      ).toBe(20)
    },
    { slow: true },
  )
  const found = await stored()
  expect(found.map(([key, word]) => [key, word])).toEqual(
    Array.from({ length: 60 }, (_, i) => [id(i), i < 40 ? `w${i}` : null]),
  )
  await expect(
    database.write(
      tx =>
        tx.run(
          bare,
          rows(20).map(([key]) => [key]),
        ),
      { slow: true },
    ),
  ).rejects.toThrow(UniqueViolation)
})

test('what JSON does not carry as it is travels value by value', () => {
  const of = (value: unknown, count = 20) =>
    packed(insert, Array.from({ length: count }, (_, i) => [id(i), i === 3 ? value : 'a', 1, 1, 1]).flat())
  expect(of('b')).toBeDefined()
  for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, 10n, true, new Date(0), new Uint8Array(1)])
    expect(of(value), String(value)).toBeUndefined()
  for (const value of ['a\0b', 'a\ud800b', '\udfff', 0.1 + 0.2, 2 ** 53])
    expect(of(value), String(value)).toBeUndefined()
  expect(of('b', 15)).toBeUndefined()
  expect([...insertsOf(insert, rows(20).flat())].length).toBeGreaterThan(1)
})

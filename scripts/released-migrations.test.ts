import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedSinceRelease, freezeMigrations, readReleased } from './released-migrations.ts'

const migrations = join(import.meta.dirname, '../api/migrations')
let copy: string
beforeAll(() => {
  copy = join(mkdtempSync(join(tmpdir(), 'leadwright-migrations-')), 'migrations')
  cpSync(migrations, copy, { recursive: true })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('migrations that were released are what they were', () => {
  expect(readReleased(migrations).site.length).toBeGreaterThan(20)
  expect(changedSinceRelease(migrations)).toEqual([])
})

test('a released migration that is changed, or takes another place, is named with what to do', () => {
  const file = join(copy, 'site', '0004_consent-texts.sql')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text}\n-- a harmless remark\n`)
  expect(changedSinceRelease(copy)).toEqual([
    'site/0004_consent-texts.sql was changed since release 0.1.0. Databases of that release have run it: put it back, and write a further migration.',
  ])
  expect(() => freezeMigrations(copy, '0.2.0')).toThrow('was changed since release 0.1.0')
  writeFileSync(file, text)

  const journal = join(copy, 'control', 'meta', '_journal.json')
  const written = readFileSync(journal, 'utf8')
  writeFileSync(journal, written.replace('0001_keys-of-people', '0001_another'))
  renameSync(join(copy, 'control', '0001_keys-of-people.sql'), join(copy, 'control', '0001_another.sql'))
  expect(changedSinceRelease(copy)).toEqual([
    expect.stringMatching(/^control\/0001_keys-of-people\.sql is not where it was since release 0\.1\.0/),
  ])
  writeFileSync(journal, written)
  renameSync(join(copy, 'control', '0001_another.sql'), join(copy, 'control', '0001_keys-of-people.sql'))
})

test('a release adds what is new, and nothing else', () => {
  const before = readReleased(copy)
  const journal = join(copy, 'site', 'meta', '_journal.json')
  const parsed = JSON.parse(readFileSync(journal, 'utf8'))
  parsed.entries.push({ idx: parsed.entries.length, version: '6', when: 99, tag: '9999_later', breakpoints: true })
  writeFileSync(journal, JSON.stringify(parsed))
  writeFileSync(join(copy, 'site', '9999_later.sql'), 'CREATE TABLE later (id text);\n')
  expect(changedSinceRelease(copy)).toEqual([])
  freezeMigrations(copy, '0.2.0')
  const after = readReleased(copy)
  // Behind them may be some that no release has yet.
  expect(after.control.slice(0, before.control.length)).toEqual(before.control)
  expect(after.site.slice(0, before.site.length)).toEqual(before.site)
  expect(after.site.at(-1)).toMatchObject({ tag: '9999_later', release: '0.2.0' })
})

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { InvalidStatement } from '../runtime/errors.ts'
import { bindAll, countParameters } from './guard.ts'
import { tempFolder } from './test-programs/folder.ts'

test('every kind of value is bound faithfully or refused, and none ends the process', () => {
  const program = join(import.meta.dirname, 'test-programs', 'bind-everything.ts')
  const printed = execFileSync(process.execPath, [program, join(tempFolder(), 'a.db')], { encoding: 'utf8' })
  const lines = printed.trim().split('\n')
  const bound = lines.filter(line => !line.endsWith(' refused'))
  expect(bound).toEqual([
    `text "'a'"`,
    `empty "''"`,
    `astral "'😀'"`,
    'zero "0"',
    'minus_zero "0.0"',
    'whole "42"',
    'fraction "1.5"',
    'huge "1.0e+300"',
    'bigint "7"',
    'yes "1"',
    'no "0"',
    'null "NULL"',
    `buffer "X'6162'"`,
    `bytes "X'0102'"`,
    `array_buffer "X'0000'"`,
    `detached "X''"`,
    'done',
  ])
  expect(lines.filter(line => line.endsWith(' refused')).map(line => line.split(' ')[0])).toEqual([
    'nul',
    'surrogate',
    'nan',
    'infinity',
    'big_bigint',
    'huge_bigint',
    'undefined',
    'symbol',
    'fn',
    'date',
    'floats',
    'shared',
    'list',
    'nested',
    'object',
    'bare',
    'map',
    'regexp',
    'boxed',
    'error',
    'promise',
    'proxy',
    'none',
    'surplus',
  ])
})

test('a refusal names the place and kind, never the value', () => {
  expect(() => bindAll([1, 'secret@example.com\0'], 2)).toThrow('Parameter 2 is text with a NUL character.')
})

test('parameters are counted outside text, names and comments', () => {
  expect(countParameters(`select '?', "a?", \`b?\`, [c?], ? -- ?\n/* ? */ from t where a = ? and b = '''?'`)).toBe(2)
  expect(countParameters(`select json_extract(a, '$.b') from t;`)).toBe(0)
  expect(countParameters('select ?2, ?1, ?2, ?3')).toBe(3)
})

test.each([
  'begin',
  ' COMMIT',
  'rollback to a',
  'savepoint a',
  'pragma user_version',
  '-- x\nvacuum',
  'attach ? as b',
  'select 1; select 2',
  'select ?1, ?',
  'select :name',
  'select $name',
  'select a from t where b=@name',
])('a handle does not run %s', sql => {
  expect(() => countParameters(sql)).toThrow(InvalidStatement)
})

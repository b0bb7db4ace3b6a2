import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { domainLists, listedAs, SortedLines, withParents } from './domain-lists.ts'
import { roleKey, roleNames } from './role-names.ts'

test('every line is found, and nothing beside it', async () => {
  const { disposable, free } = await domainLists()
  for (const [name, list] of [
    ['disposable', disposable],
    ['free', free],
  ] as const) {
    const text = readFileSync(join(import.meta.dirname, 'lists', `${name}.txt`), 'utf8')
    const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
    expect(list.entries).toBe(lines.length)
    expect(list.dated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    for (const line of lines) if (!list.has(line)) throw new Error(line)
    const there = new Set(lines)
    for (const line of lines.filter((_, i) => i % 50 === 0)) {
      for (const other of [`${line}x`, line.slice(1), line.slice(0, -1), `a${line}`]) {
        if (list.has(other) !== there.has(other)) throw new Error(other)
      }
    }
  }
})

test('the edges of a list', () => {
  const list = new SortedLines(Buffer.from('# dated: 2026-01-02\n# from: x\na.b\nb.c\nc.d\n'))
  expect(['a.b', 'b.c', 'c.d'].map(line => list.has(line))).toEqual([true, true, true])
  expect(['', 'a', 'a.a', 'a.c', 'z.z', 'c.dd', '#', 'a.b\nb.c'].some(line => list.has(line))).toBe(false)
  expect(new SortedLines(Buffer.from('# dated: 2026-01-02\n')).has('a.b')).toBe(false)
})

test('providers that people really use are not thrown away', async () => {
  const { disposable, free } = await domainLists()
  const real = [
    'gmail.com',
    'outlook.com',
    'hotmail.es',
    'yahoo.es',
    'icloud.com',
    'proton.me',
    'gmx.de',
    'tutanota.com',
  ]
  for (const domain of [...real, 'duck.com', 'microsoft.com', 'example.com', 'bbva.es', 'ucm.es']) {
    expect(disposable.has(domain), domain).toBe(false)
  }
  for (const domain of real) expect(free.has(domain), domain).toBe(true)
  for (const domain of ['mailinator.com', 'yopmail.com', 'guerrillamail.com', '10minutemail.com']) {
    expect(disposable.has(domain), domain).toBe(true)
  }
})

test('what the lists say of a domain is said of each name that it lies in, and said again the same', async () => {
  const listed = await listedAs('a.mailinator.com')
  expect(listed).toEqual({
    disposable: [
      ['a.mailinator.com', false],
      ['mailinator.com', true],
    ],
    free: false,
  })
  expect(await listedAs('a.mailinator.com')).toEqual(listed)
  expect((await listedAs('gmail.com')).free).toBe(true)
})

test('parents and role names', () => {
  expect(withParents('a.b.example.com')).toEqual(['a.b.example.com', 'b.example.com', 'example.com'])
  for (const local of ['info', 'INFO', 'no-reply', 'no.reply', 'info+web', 'atención', 'atencion.cliente', 'ventas']) {
    expect(roleNames.has(roleKey(local)), local).toBe(true)
  }
  for (const local of ['ana', 'maria.garcia', 'infante', 'salesa', '+info']) {
    expect(roleNames.has(roleKey(local)), local).toBe(false)
  }
})

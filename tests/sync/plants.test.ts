import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plants } from './plants.ts'

const pieces = plants.flatMap(({ name, patches }) => patches.map(patch => ({ name, ...patch })))

test.each(pieces)('$name: its piece is in $file, once', ({ file, from }) => {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  expect(text.split(from)).toHaveLength(2)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plants as syncPlants } from '../sync/plants.ts'
import { plants as worldPlants } from '../world/planted/plants.ts'

const pieces = [...syncPlants, ...worldPlants].flatMap(({ name, patches }) =>
  patches.map(patch => ({ name, ...patch })),
)

test.each(pieces)('$name: its piece is in $file', ({ file, from }) => {
  expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toContain(from)
})

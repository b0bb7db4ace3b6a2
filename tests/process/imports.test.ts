/** The process is killed in the midst of an import and of its undoing: every row is there once, and then all is as before. */

import { expect, test } from 'vitest'
import { sized } from '../../api/testing/repetitions.ts'
import { importPoints, importThroughKills, undoPoints } from '../chaos/import-kills.ts'

/** The gate takes the first and the last of each. */
const some = (points: readonly string[]) => points.filter((_, i) => i % sized(4, 1) === 0)

test('killed between the writes of a batch and around its commit, an import and its undoing come out whole', async () => {
  expect(await importThroughKills({ import: some(importPoints), undo: some(undoPoints) })).toEqual([])
}, 120_000)

/** The process is killed in the midst of an import and of its undoing: every row is there once, and then all is as before. */

import { expect, test } from 'vitest'
import { sized } from '../../api/testing/repetitions.ts'
import { importPoints, importThroughKills, undoPoints } from '../chaos/import-kills.ts'

/** The gate takes the first of each, in a file of some batches. */
const some = (points: readonly string[]) => points.slice(0, sized(1, points.length))
const rows = sized(1_500, 6_000)

test('killed between the writes of a batch and around its commit, an import and its undoing come out whole', async () => {
  expect(await importThroughKills({ import: some(importPoints), undo: some(undoPoints) }, rows)).toEqual([])
}, 120_000)

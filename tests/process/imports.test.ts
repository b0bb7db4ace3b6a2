/** The process is killed in the midst of an import and of its undoing: every row is there once, and then all is as before. */
import { expect, test } from 'vitest'
import { importPoints, importThroughKills, undoPoints } from '../chaos/import-kills.ts'

test('killed between the writes of a batch and around its commit, an import and its undoing come out whole', async () => {
  expect(await importThroughKills({ import: importPoints, undo: undoPoints })).toEqual([])
}, 120_000)

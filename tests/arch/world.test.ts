/** The model of the world imports nothing of what it judges. */
import { expect, test } from 'vitest'
import { worldModel } from './rules/world.ts'
import { isCode, parseSource, readSource, repositoryPaths } from './source.ts'

test.each([
  ['tests/world/model/people.ts', `import { leads } from '../../../api/site/contacts/leads/table.ts'`],
  ['tests/world/model/journeys.ts', `import type { Step } from '../../../workflows/core/definition.ts'`],
  ['tests/world/model/time.ts', `import { Leadwright } from '@leadwright/sdk'`],
  ['tests/world/model/mail.ts', `import type { Session } from '../session.ts'`],
])('refuses in %s, case %#', (path, text) => {
  expect(worldModel(parseSource(path, text))).not.toEqual([])
})

test.each([
  ['tests/world/model/people.ts', `import { get } from './world.ts'`],
  ['tests/world/compare/people.ts', `import { living } from '../model/world.ts'`],
])('accepts in %s, case %#', (path, text) => {
  expect(worldModel(parseSource(path, text))).toEqual([])
})

test('holds in the repository', () => {
  const sources = repositoryPaths()
    .filter(path => path.startsWith('tests/world/') && isCode(path))
    .map(readSource)
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.flatMap(worldModel)).toEqual([])
})

/** Events, jobs and limits stand where they are declared and are listed by their feature: held against planted violations. */
import { expect, test } from 'vitest'
import { declarations, listedDeclarations, ownNumbers } from './rules/declarations.ts'
import { isCode, parseSource, readSource, repositoryPaths } from './source.ts'

const folder = 'api/site/contacts/tags'
const sources = repositoryPaths().filter(isCode).map(readSource)

test.each([
  [`${folder}/rules.ts`, `export const tagLost = defineEvent('tag.lost')`, 'tag.lost'],
  [`${folder}/events.ts`, `const tagLost = defineLeadEvent('tag.lost')`, 'tag.lost'],
  [`${folder}/events.ts`, `export const lose = defineJob('lose')`, 'lose'],
  [`${folder}/rules.ts`, `export const tagLimits = defineLimits({})`, 'limits'],
])('refuses in %s: %s', (path, text, name) => {
  expect(declarations(parseSource(path, text))).toMatchObject([expect.stringContaining(`declares ${name}`)])
})

test.each([
  [`${folder}/events.ts`, `export const tagLost = defineEvent('tag.lost')`],
  [`${folder}/jobs.ts`, `export const lose = defineJob('lose', z.object({}))`],
  [`${folder}/rules.test.ts`, `const tagLost = defineEvent('tag.lost')`],
])('accepts in %s: %s', (path, text) => {
  expect(declarations(parseSource(path, text))).toEqual([])
})

test('names a file of events that its feature does not list whole', () => {
  const listed = (feature: string) =>
    listedDeclarations([
      parseSource(`${folder}/feature.ts`, feature),
      parseSource(`${folder}/events.ts`, `export const tagLost = defineEvent('tag.lost')`),
    ])
  const whole = `import * as events from './events.ts'; export const tags = feature({ events: Object.values(events) })`
  expect(listed(whole)).toEqual([])
  const one = `import { tagLost } from './events.ts'; export const tags = feature({ events: [tagLost] })`
  for (const lacking of [one, `export const tags = feature({ name: 'tags' })`]) {
    expect(listed(lacking)).toMatchObject([{ path: `${folder}/events.ts` }])
  }
})

test.each([
  ['limits', 'defineLimits'],
  ['permissions', 'definePermissions'],
  ['fields', 'defineFields'],
])('names %s that no feature lists', (file, define) => {
  const listed = (feature: string) =>
    listedDeclarations([
      parseSource(`${folder}/feature.ts`, feature),
      parseSource(`${folder}/${file}.ts`, `export const tag = ${define}({})`),
    ])
  const imported = `import { tag } from './${file}.ts';`
  expect(listed(`${imported} export const tags = feature({ ${file}: tag })`)).toEqual([])
  for (const lacking of [
    `${imported} export const tags = feature({})`,
    `export const tags = feature({ ${file}: {} })`,
  ]) {
    expect(listed(lacking)).toMatchObject([{ path: `${folder}/${file}.ts` }])
  }
})

test('refuses numbers beside limits.ts', () => {
  const found = (path: string, text: string) => ownNumbers(parseSource(path, text))
  for (const name of ['tags_max', 'TAGS_MIN']) {
    expect(found(`${folder}/rules.ts`, `const ${name} = 10`)).toMatchObject([expect.stringContaining(name)])
  }
  expect(found(`${folder}/rules.ts`, 'const day_ms = 86_400_000; const most_max = tagLimits.tags_max')).toEqual([])
  expect(found(`${folder}/rules.test.ts`, 'const tags_max = 10')).toEqual([])
})

test('holds in the repository', () => {
  const found = sources.flatMap(source => [...declarations(source), ...ownNumbers(source)])
  expect([...found, ...listedDeclarations(sources)]).toEqual([])
  // Every file of the repository, on a machine that may be busy.
}, 180_000)

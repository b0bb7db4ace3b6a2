/** What docs/security.md says of the code: its paths exist, the standard is walked whole, and what it says is nowhere is nowhere. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCode, isName, isTest, readSource, repositoryPaths } from './source.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** Requirements of levels 1 and 2 in each section of ASVS 5.0.0, which are numbered from 1. */
const sections: Record<string, number> = {
  ...{ 'V1.1': 2, 'V1.2': 9, 'V1.3': 11, 'V1.4': 3, 'V1.5': 2, 'V2.1': 3, 'V2.2': 3, 'V2.3': 4, 'V2.4': 1 },
  ...{ 'V3.2': 2, 'V3.3': 4, 'V3.4': 6, 'V3.5': 5, 'V3.7': 2, 'V4.1': 3, 'V4.2': 1, 'V4.3': 2, 'V4.4': 4 },
  ...{ 'V5.1': 1, 'V5.2': 3, 'V5.3': 2, 'V5.4': 3, 'V6.1': 3, 'V6.2': 12, 'V6.3': 4, 'V6.4': 4, 'V6.5': 5 },
  ...{ 'V6.6': 3, 'V6.8': 4, 'V7.1': 3, 'V7.2': 4, 'V7.3': 2, 'V7.4': 5, 'V7.5': 2, 'V7.6': 2, 'V8.1': 2 },
  ...{ 'V8.2': 3, 'V8.3': 1, 'V8.4': 1, 'V9.1': 3, 'V9.2': 4, 'V10.1': 2, 'V10.2': 2, 'V10.3': 4, 'V10.4': 11 },
  ...{ 'V10.5': 5, 'V10.6': 2, 'V10.7': 3, 'V11.1': 2, 'V11.2': 3, 'V11.3': 3, 'V11.4': 4, 'V11.5': 1, 'V11.6': 1 },
  ...{ 'V12.1': 3, 'V12.2': 2, 'V12.3': 4, 'V13.1': 1, 'V13.2': 5, 'V13.3': 2, 'V13.4': 5, 'V14.1': 2, 'V14.2': 4 },
  ...{ 'V14.3': 3, 'V15.1': 3, 'V15.2': 3, 'V15.3': 7, 'V16.1': 1, 'V16.2': 5, 'V16.3': 4, 'V16.4': 3, 'V16.5': 3 },
  ...{ 'V17.1': 1, 'V17.2': 4, 'V17.3': 2 },
}
const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
)
const walked = (text: string): string[] =>
  [...text.matchAll(/^\| (V[^|]+)\|/gm)].flatMap(([, cell = '']) => cell.match(/V\d+\.\d+\.\d+/g) ?? [])

const citedPaths = (text: string): string[] =>
  [...text.matchAll(/`((?:admin|api|docs|openapi|sdk|tests|widget|workflows)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
const missingPaths = (text: string): string[] => citedPaths(text).filter(path => !existsSync(join(root, path)))

test('every path that the page cites exists', () => {
  expect(citedPaths(page).length).toBeGreaterThan(100)
  expect(missingPaths(page)).toEqual([])
  expect(missingPaths('held by `api/platform/no-such-file.ts`')).toEqual(['api/platform/no-such-file.ts'])
})

test('each requirement of ASVS 5.0, level 2, stands in one row', () => {
  const ids = walked(page.split('## ASVS 5.0')[1] ?? '')
  expect(requirements).toHaveLength(253)
  expect(ids.toSorted()).toEqual(requirements.toSorted())
})

/** Code that answers requests or runs in a browser. */
const served = repositoryPaths()
  .filter(path => isCode(path) && !isTest(path) && /^(api|workflows|admin|widget\/src|sdk\/src)\//.test(path))
  .filter(path => !/(^|\/)(testing|test-programs|browser|dist)\//.test(path))
  .map(readSource)
const offenders = (isOne: (source: (typeof served)[number]) => boolean): string[] =>
  served.filter(isOne).map(({ path }) => path)

/**
 * WordPress of sandboxes, in processes behind a fence: with fixed arguments, and nothing of our environment; and programs of ours that
 * whoever starts the server asks for: what installs it, and backups, whose folder is named by the configuration.
 */
const STARTS = [
  'api/backup/scheduled.ts',
  'api/install-sandboxes.ts',
  // A shell of one fixed line, with the number of a process.
  'api/site/sandboxes/drivers/playground/process-freezer.ts',
  'api/site/sandboxes/drivers/playground/process.ts',
]

test('the server starts no program but that of sandboxes and its own backups', () => {
  expect(
    offenders(({ imports }) => imports.some(({ specifier }) => /^(node:)?child_process$/.test(specifier))),
  ).toEqual(STARTS)
})

test('no text is run as code', () => {
  const runs: string[] = []
  for (const { path, visit } of served)
    visit({
      CallExpression: ({ callee }) => void (isName(callee, 'eval') && runs.push(path)),
      NewExpression: ({ callee }) => void (isName(callee, 'Function') && runs.push(path)),
    })
  expect(runs).toEqual([])
})

/** Cookies of a sandbox's own origin, where WordPress has its own too; nothing else of ours is served there. */
const COOKIES = ['api/public/sandbox-proxy/forward.ts', 'api/public/sandbox-proxy/proxy.ts']

test('no cookie is set but at the origins of sandboxes', () => {
  expect(offenders(({ text }) => /set-cookie|document\.cookie\s*=[^=]/i.test(text))).toEqual(COOKIES)
})

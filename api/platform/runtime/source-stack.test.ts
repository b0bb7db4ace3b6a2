import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { packSourceLines } from './source-lines.ts'
import { inSources } from './source-stack.ts'

/** Its second line is the fifth one of the source, and from its tenth column on the sixth one. */
const map = { sources: ['../site/leads.ts'], mappings: ';AAIE,SACA' }

function builtFile(of: typeof map | null): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'leadwright-')), 'api/dist')
  mkdirSync(folder, { recursive: true })
  if (of) writeFileSync(join(folder, 'main.js.lines'), packSourceLines(of))
  return join(folder, 'main.js')
}

test('a frame of the built server names its source', () => {
  const file = builtFile(map)
  const frames = [2, 9, 10, 5_000].map(column => `    at async find (${pathToFileURL(file)}:2:${column})`).join('\n')
  const source = join(file, '../../site/leads.ts')
  expect(inSources(`Error: no\n${frames}\n    at node:internal/a:1:2`)).toBe(
    `Error: no\n${[5, 5, 6, 6].map(line => `    at async find (${source}:${line})`).join('\n')}\n    at node:internal/a:1:2`,
  )
})

test('what comes from no source, without lines, and in sources, a stack stays as it is', () => {
  const helper = `Error: no\n    at find (${pathToFileURL(builtFile(map))}:1:1)`
  const behind = `Error: no\n    at find (${pathToFileURL(builtFile(map))}:3:1)`
  const built = `Error: no\n    at find (${pathToFileURL(builtFile(null))}:2:1)`
  const source = 'Error: no\n    at find (file:///srv/leadwright/api/site/leads.ts:5:3)'
  for (const stack of [helper, behind, built, source]) expect(inSources(stack)).toBe(stack)
})

test('the first error of a large server holds it up for no longer than another', () => {
  const lines = 200_000
  const sources = Array.from({ length: 2_000 }, (_, i) => `../site/area/feature-${i}.ts`)
  const file = builtFile({ sources, mappings: ';AACA,IAAM,GAAG'.repeat(lines) })
  const stack = Array.from({ length: 10 }, (_, i) => `    at f (${pathToFileURL(file)}:${lines - i}:9)`).join('\n')
  const before = process.threadCpuUsage()
  expect(inSources(stack)).toContain('feature-0.ts:')
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(50)
})

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { inSources } from './source-stack.ts'

/** Its second line is the fifth one of the source, from its third column on. */
const map = { version: 3, sources: ['../site/leads.ts'], names: [], mappings: ';AAIE' }

function builtFile(withMap: boolean): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'leadwright-')), 'api/dist')
  mkdirSync(folder, { recursive: true })
  if (withMap) writeFileSync(join(folder, 'main.js.map'), JSON.stringify(map))
  return join(folder, 'main.js')
}

test('a frame of the built server names its source', () => {
  const file = builtFile(true)
  const stack = `Error: no\n    at async find (${pathToFileURL(file)}:2:1)\n    at node:internal/a:1:2`
  const source = join(file, '../../site/leads.ts')
  expect(inSources(stack)).toBe(`Error: no\n    at async find (${source}:5:3)\n    at node:internal/a:1:2`)
})

test('without a map, and in sources, a stack stays as it is', () => {
  const built = `Error: no\n    at find (${pathToFileURL(builtFile(false))}:2:1)`
  const source = 'Error: no\n    at find (file:///srv/leadwright/api/site/leads.ts:5:3)'
  expect([inSources(built), inSources(source)]).toEqual([built, source])
})

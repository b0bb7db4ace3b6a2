/**
 * `npm run compatible`: what of the contract's changes breaks clients of the released one, which is
 * `openapi/released.json`: of its `stable` operations and of events, which alone are promised (docs/versioning.md). Until there is a release, it says what differs from the last commit, and fails nothing.
 * `-- --release` makes the contract of now the released one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Document, incompatibilities } from './compatibility/document.ts'
import { promised } from './compatibility/promised.ts'

const root = dirname(import.meta.dirname)
const released = `${root}/openapi/released.json`
const current = JSON.parse(readFileSync(`${root}/openapi/openapi.json`, 'utf8')) as Document

function lastCommitted(): Document | undefined {
  const options = { cwd: root, maxBuffer: 64 * 1_048_576, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync('git', ['show', 'HEAD:openapi/openapi.json'], options)
  return status === 0 ? promised(JSON.parse(stdout)) : undefined
}

const say = (line: string) => process.stdout.write(`${line}\n`)

if (process.argv.includes('--release')) {
  writeFileSync(released, `${JSON.stringify(promised(current))}\n`)
  say('openapi/released.json is the contract of now: what breaks its clients fails from here on.')
} else {
  const isReleased = existsSync(released)
  const before = isReleased ? (JSON.parse(readFileSync(released, 'utf8')) as Document) : lastCommitted()
  const found = before ? incompatibilities(before, promised(current)) : []
  for (const line of found) say(line)
  const since = isReleased ? 'the release' : 'the last commit (nothing is released yet: this is no failure)'
  say(`${found.length} changes break clients since ${since}`)
  process.exitCode = isReleased && found.length > 0 ? 1 : 0
}

/** The Node that packages name as their oldest: OLDEST_NODE, or the first on the path that none of npm's folders brings. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** `engines`: ranges such as `>=20`. */
export function oldestNode(engines: readonly string[]): { node: string; version: string } {
  const majors = new Set(engines.map(range => /^>=(\d+)$/.exec(range)?.[1]))
  const [major] = majors
  if (majors.size !== 1 || major === undefined) throw new Error(`The packages name no one oldest Node: ${engines}.`)
  const folders = (process.env.PATH ?? '').split(delimiter).filter(part => !part.includes('node_modules'))
  const node = process.env.OLDEST_NODE ?? folders.map(part => join(part, 'node')).find(path => existsSync(path))
  const version = node && execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  if (node && version?.startsWith(`v${major}.`)) return { node, version }
  throw new Error(
    `The packages name Node ${major}; the machine has ${version ?? 'none'}. Give OLDEST_NODE=/path/to/node of Node ${major}.`,
  )
}

/** Builds dist: what the compiler makes of src, with types. In its place only when all of it is there. */
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = import.meta.dirname
const repository = join(root, '../..')
const fresh = join(repository, `.cache/widget-package-build-${process.pid}`)

try {
  const compiler = join(repository, 'node_modules/typescript/bin/tsc')
  const options = ['--noEmit', 'false', '--declaration', '--rootDir', join(root, 'src'), '--outDir', fresh]
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', root, ...options], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The widget's package does not typecheck.\n${stdout}`)
  const dist = join(root, 'dist')
  if (existsSync(dist)) renameSync(dist, `${fresh}-former`)
  renameSync(fresh, dist)
} finally {
  for (const left of [fresh, `${fresh}-former`]) rmSync(left, { recursive: true, force: true })
}

/** The server as `npm start` builds it, on a machine that has only what every start installs. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const left_out = new Set(['dist', 'node_modules'])
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-build-'))
  for (const module of ['api', 'workflows', 'widget'])
    cpSync(join(root, module), join(folder, module), { recursive: true, filter: from => !left_out.has(basename(from)) })
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(folder, file))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter(name => name !== '@temporalio'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('it is built without Temporal’s packages, as one folder of files', () => {
  execFileSync(process.execPath, [join(folder, 'api/build.ts')], { cwd: folder, stdio: 'pipe' })
  const files = readdirSync(join(folder, 'api/dist'), { withFileTypes: true })
  expect(files.filter(file => !file.isFile()).map(({ name }) => name)).toEqual([])
  expect(existsSync(join(folder, 'api/dist/main.js'))).toBe(true)
})

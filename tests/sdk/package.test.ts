/** The package as npm would publish it: packed, installed into an empty project, and used there by both module systems. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from './server.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'leadwright-package-'))
async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const own = { PATH: process.env.PATH, HOME: folder, npm_config_update_notifier: 'false' }
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder, env: { ...own, ...env } })
  return stdout
}

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'shop', private: true }))
  await run('npm', ['pack', '--ignore-scripts', join(root, 'sdk')])
  const [packed = ''] = readdirSync(folder).filter(name => name.endsWith('.tgz'))
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed])
}, 120_000)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('it says what it is, whose it is and what it needs', () => {
  const installed = join(folder, 'node_modules/@leadwright/sdk')
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({ license: 'MIT', engines: { node: '>=20' }, repository: { directory: 'sdk' } })
  expect(manifest.private).toBeUndefined()
  expect(manifest.dependencies).toBeUndefined()
  expect(readdirSync(installed).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
  expect(readFileSync(join(installed, 'README.md'), 'utf8')).toContain('npm install @leadwright/sdk')
})

test.each([
  ['index.mjs', "import { Leadwright } from '@leadwright/sdk'"],
  ['index.cjs', "const { Leadwright } = require('@leadwright/sdk')"],
])('%s calls the API with the settings of the environment', async (file, load) => {
  const call = "new Leadwright().tags.get({ site_id: 'ok_packed', tag_id: 'tag_1' }).then(tag => console.log(tag.name))"
  writeFileSync(join(folder, file), `${load}\n${call}\n`)
  const address = `http://127.0.0.1:${server.port}`
  const env = { LEADWRIGHT_BASE_URL: address, LEADWRIGHT_API_KEY: 'lw_key_1' }
  expect(await run(process.execPath, [file], env)).toBe('vip\n')
})

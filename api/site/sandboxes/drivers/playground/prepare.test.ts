/** An installation that is made once: new sandboxes begin with it, and each has what is its own. */
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createSandboxFixture, type SandboxFixture } from '../../../../testing/fixtures/sandboxes.ts'
import { preparedFolder } from './installed.ts'
import { prepareWordPress } from './prepare.ts'

let f: SandboxFixture
afterEach(() => f.close())

const preparation = () => ({
  runtime: f.w.installation.config.sandboxes.runtime,
  version: '0.0.0',
  folder: 'fake',
  protocol: 'http:',
})
const target = () => preparedFolder(preparation().runtime, '0.0.0', 'fake')

test('new sandboxes begin with it instead of an installation of their own', async () => {
  f = await createSandboxFixture()
  await prepareWordPress(preparation())
  const database = join(target(), 'database', '.ht.sqlite')
  expect(JSON.parse(readFileSync(database, 'utf8'))).toEqual({ posts: [] })
  expect(existsSync(join(target(), 'wordpress', 'wp-content', 'database'))).toBe(false)
  writeFileSync(database, JSON.stringify({ posts: ['Prepared'] }))
  await prepareWordPress(preparation())
  const id = await f.newSandbox({ name: 'Quick-demo', type: 'wordpress' })
  const { origin, cookie } = await f.enterAsOwner(id)
  expect(JSON.parse((await f.visit(`${origin}/`, { headers: { cookie } })).body).posts).toEqual(['Prepared'])
})

test('one that does not start leaves nothing, and sandboxes install their own', async () => {
  f = await createSandboxFixture()
  const wordpress = join(dirname(target()), 'fake')
  writeFileSync(join(wordpress, 'broken.txt'), 'no')
  await expect(prepareWordPress(preparation())).rejects.toMatchObject({ code: 'start_failed' })
  expect(readdirSync(dirname(target()))).toEqual(['fake'])
  expect(globSync(`/proc/[0-9]*/cmdline`).filter(file => read(file).includes(wordpress))).toEqual([])
})

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

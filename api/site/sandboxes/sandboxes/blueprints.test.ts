/** Blueprints: what an archive may hold, a sandbox that is built from one, and a plugin that breaks it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandboxFixture, type SandboxFixture } from '../../../testing/fixtures/sandboxes.ts'
import { zip } from '../../../testing/zip.ts'
import { changeSandbox } from './store.ts'

let f: SandboxFixture
beforeAll(async () => {
  f = await createSandboxFixture()
})
afterAll(() => f.close())

const content = [{ type: 'post', title: 'Welcome', slug: 'welcome', text: 'Hello' }]
const archive = (plan: unknown, more: Record<string, string> = {}) =>
  zip({ 'blueprint.json': JSON.stringify(plan), ...more })

const apply = (sandbox_id: string, bytes: Buffer) => f.applyBlueprint(sandbox_id, bytes)
const refusal = async (sandbox_id: string, bytes: Buffer) => {
  const { body } = await apply(sandbox_id, bytes)
  return (body.errors as { code: string }[] | undefined)?.[0]?.code
}
const posts = async (url: unknown, sandbox_id: string) => {
  const { cookie } = await f.enterAsOwner(sandbox_id)
  return JSON.parse((await f.visit(`${url}/`, { headers: { cookie } })).body).posts as string[]
}

test('a sandbox is built from plugins, content and settings; copies begin with it', async () => {
  const id = await f.newSandbox({ name: 'Built-demo', type: 'wordpress' })
  const plan = { settings: { blogname: 'My shop' }, plugins: ['shop/shop.php'], content }
  const made = await apply(id, archive(plan, { 'plugins/shop/shop.php': '<?php // shop' }))
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const built = await f.sandbox(id)
  expect(built).toMatchObject({ machine_status: 'ready', has_blueprint: true, has_snapshot: false })
  expect(readFileSync(join(f.folder(id), 'live/wordpress/wp-content/plugins/shop/shop.php'), 'utf8')).toContain('shop')
  expect(await posts(built.url, id)).toEqual(['Welcome'])
  const copy = await f.w.post(f.path(`sandboxes/${id}/duplicate`), { name: 'Built-copy' })
  await f.work()
  const copied = await f.sandbox(String(copy.body.id))
  expect(await posts(copied.url, String(copied.id))).toEqual(['Welcome'])
})

test('a plugin that breaks WordPress, or is not there, is named; the next blueprint mends it', async () => {
  const id = await f.newSandbox({ name: 'Broken-demo', type: 'wordpress' })
  const broken = archive({ plugins: ['bad/bad.php'] }, { 'plugins/bad/bad.php': '<?php fatal' })
  await apply(id, broken)
  expect(await f.sandbox(id)).toMatchObject({
    ...{ machine_status: 'failed', failure: 'blueprint_failed', failure_part: 'bad/bad.php' },
  })
  f.w.clock.forward(3_600_000)
  await apply(id, archive({ plugins: ['absent/absent.php'] }))
  expect(await f.sandbox(id)).toMatchObject({ failure: 'blueprint_failed', failure_part: 'absent/absent.php' })
  f.w.clock.forward(3_600_000)
  await apply(id, archive({ content }))
  expect(await f.sandbox(id)).toMatchObject({ machine_status: 'ready' })
})

test('an archive that climbs out of its folder, lies elsewhere, or says nothing is refused as a whole', async () => {
  const id = await f.newSandbox({ name: 'Refused-demo', type: 'wordpress' })
  for (const name of [
    ...['../evil.php', 'plugins/../../evil.php', '/plugins/evil.php', 'plugins/a/../../../b.php', 'plugins\\..\\b.php'],
    ...['wp-config.php', 'mu-plugins/leadwright.php', 'plugins/./a.php', 'C:/plugins/a.php', 'plugins'],
  ]) {
    expect(await refusal(id, archive({}, { [name]: '<?php' })), name).toBe('blueprint_outside')
  }
  expect(await refusal(id, Buffer.from('no archive'))).toBe('blueprint_damaged')
  expect(await refusal(id, zip({ 'plugins/a/a.php': '<?php' }))).toBe('blueprint_plan_missing')
  expect(await refusal(id, archive({ settings: { siteurl: 'https://elsewhere.example' } }))).toBe(
    'blueprint_plan_invalid',
  )
  expect(await refusal(id, archive({ plugins: ['../evil.php'] }))).toBe('blueprint_plan_invalid')
  expect(await refusal(id, archive({ steps: [{ step: 'runPHP' }] }))).toBe('blueprint_plan_invalid')
  const bomb = zip({ 'blueprint.json': '{}', 'uploads/zeros.txt': '0'.repeat(40_000_000) })
  expect(await refusal(id, bomb)).toBe('blueprint_too_large')
  expect(await f.sandbox(id)).toMatchObject({ machine_status: 'ready', has_blueprint: false })
})

test('only WordPress is built from one', async () => {
  const id = await f.newSandbox({ name: 'Elsewhere-demo', type: 'url', url: 'https://demo.example.net/' })
  expect((await apply(id, archive({}))).body.code).toBe('sandbox_type_cannot')
})

test('none that is being deleted is built from one', async () => {
  const id = await f.newSandbox({ name: 'Leaving-demo', type: 'wordpress' })
  await f.w.inSite(f.site, tx => changeSandbox(tx, id, { machine_status: 'deleting', updated_at: 0 }))
  expect((await apply(id, archive({}))).body.code).toBe('transition_not_allowed')
})

/** A folder that takes the place of a site's, and what no backup holds of the one before it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepWhole, newDraft, putInPlace } from './restored-folder.ts'
import { siteFolder } from './site-file.ts'

const site_id = `site_${'0'.repeat(31)}1`
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-restored-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, text: string) => {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}
async function scene() {
  const place = siteFolder(folder, site_id)
  write(join(place, 'site.db'), 'before')
  write(join(place, 'sandboxes', 'sbx_1', 'live'), 'content')
  const draft = newDraft(folder)
  write(join(draft, 'site.db'), 'backup')
  return { place, aside: join(folder, 'before-restore', 'aside'), whole: await keepWhole(draft, site_id, 1) }
}

test('what the site has goes aside, the backup takes its place, and sandboxes stay', async () => {
  const { place, aside, whole } = await scene()
  await putInPlace(folder, whole, aside)
  expect(readFileSync(join(place, 'site.db'), 'utf8')).toBe('backup')
  expect(readFileSync(join(place, 'sandboxes', 'sbx_1', 'live'), 'utf8')).toBe('content')
  expect(readFileSync(join(aside, 'site.db'), 'utf8')).toBe('before')
  expect(existsSync(join(aside, 'sandboxes'))).toBe(false)
})

test.each(['sandboxes', 'all'])('one that ended once %s had gone is finished', async gone => {
  const { place, aside, whole } = await scene()
  renameSync(join(place, 'sandboxes'), join(whole.path, 'sandboxes'))
  mkdirSync(join(aside, '..'))
  if (gone === 'all') renameSync(place, aside)
  await putInPlace(folder, whole, aside)
  expect(readFileSync(join(place, 'sandboxes', 'sbx_1', 'live'), 'utf8')).toBe('content')
  expect(readFileSync(join(aside, 'site.db'), 'utf8')).toBe('before')
})

/** A site's folder is exchanged while others ask for it: who had it is refused, who asks meanwhile has the other one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { Busy, Unavailable } from '../runtime/errors.ts'
import { NoSiteError } from './site-file.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

test('nobody has the files open meanwhile, and whoever had them is refused', async () => {
  const { databases } = h.installation
  const before = await databases.site(site)
  const order: string[] = []
  const reading = before.read(async () => {
    await new Promise(resolve => setTimeout(resolve, 20))
    order.push('read')
  })
  let asked: Promise<unknown> | undefined
  await databases.replaceSite(site, async () => {
    order.push('exchanged')
    asked = databases.site(site).then(() => order.push('asked'))
    await expect(databases.replaceSite(site, async () => undefined)).rejects.toThrow(Busy)
    await new Promise(resolve => setTimeout(resolve, 20))
    order.push('done')
  })
  await Promise.all([reading, asked])
  expect(order).toEqual(['read', 'exchanged', 'done', 'asked'])
  await expect(before.read(async () => 1)).rejects.toThrow(Unavailable)
  expect(await (await databases.site(site)).read(async () => 1)).toBe(1)
})

test('an exchange that fails leaves a site that can be used', async () => {
  const { databases } = h.installation
  const failing = databases.replaceSite(site, async () => {
    throw new Error('no room')
  })
  await expect(failing).rejects.toThrow('no room')
  expect(await (await databases.site(site)).read(async () => 1)).toBe(1)
  await expect(databases.replaceSite('site_none', async () => undefined)).rejects.toThrow(NoSiteError)
})

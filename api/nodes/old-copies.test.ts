import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteFile, siteFolder } from '../platform/database/site-file.ts'
import { createHarness, type Harness } from '../testing/harness.ts'
import { removeOldCopies } from './old-copies.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

test('of sites that another node has old copies go, and those of removed sites at once; what is here stays', async () => {
  const names = ['Here', 'Lately there', 'Long there', 'Removed']
  const [here, lately, long, removed] = (await Promise.all(names.map(name => h.newSite(name)))) as [
    string,
    string,
    string,
    string,
  ]
  const { installation } = h
  const { data_dir } = installation.config
  const now = h.clock.now() / 1e3
  const touch = (id: string, hours: number) => utimes(siteFile(data_dir, id), now - hours * 3_600, now - hours * 3_600)
  for (const id of [here, lately, long, removed]) await installation.databases.leaveSite(id)
  await Promise.all([touch(here, 100), touch(lately, 23), touch(long, 25), touch(removed, 1)])
  const control = { read: async () => [here, lately, long] }
  const databases = Object.assign(Object.create(installation.databases), {
    control,
    leaveSite: installation.databases.leaveSite.bind(installation.databases),
  })
  const homes = { ...installation.homes, isHere: (name: string) => name === here }
  await removeOldCopies({ ...installation, databases, homes })
  expect([here, lately, long, removed].map(id => existsSync(siteFile(data_dir, id)))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([long, removed].map(id => existsSync(siteFolder(data_dir, id)))).toEqual([true, false])
})

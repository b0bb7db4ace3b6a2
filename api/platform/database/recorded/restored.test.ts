/** A file that comes from a backup takes the place of what its server has at once: there is no moment at which nobody could go on from the server. */
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Fault } from '../../../testing/faulty-proxy.ts'
import { insert, newFolder, RecordedSite, site_id, tag } from '../../../testing/recorded-site.ts'
import { siteFile } from '../site-file.ts'
import { settleRestored } from './restored.ts'
import { DatabaseServer } from './server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const r = new RecordedSite()
let backup: string
beforeAll(async () => {
  await r.begin()
  await r.write('of the backup')
  await r.databases.close()
  backup = join(await newFolder(), 'site.db')
  await copyFile(siteFile(r.folder, site_id), backup)
})
afterAll(() => r.end())

async function restore(): Promise<void> {
  await r.databases.close()
  const path = siteFile(r.folder, site_id)
  for (const end of ['', '-wal', '-shm']) await rm(path + end, { force: true })
  await copyFile(backup, path)
  await settleRestored([path], true)
  r.databases = await r.openFolder(r.folder)
}

/** What another machine goes on with where this one is gone. */
async function elsewhere(): Promise<string[]> {
  const folder = await newFolder()
  const databases = await r.openFolder(folder)
  try {
    return await r.kept(await databases.site(site_id))
  } finally {
    await databases.close()
    await rm(folder, { recursive: true })
  }
}

/** The file takes its place, but for the request of that number; false where there are not as many. */
async function failsAt(n: number, fault: Fault): Promise<boolean> {
  r.proxy.faults.push(...Array<Fault>(n).fill('pass'), fault)
  const isOpen = await r.databases.site(site_id).then(
    () => true,
    () => false,
  )
  const wasReached = r.proxy.faults.length === 0
  r.clear()
  expect(isOpen).toBe(!wasReached)
  return wasReached
}

test('whichever request is the last one, another machine has the one or the other', async () => {
  await r.again()
  const found = new Set<string>()
  const faults: Fault[] = ['lose_request', 'lose_answer']
  for (let n = 0, reached = true; reached; n++)
    for (const fault of faults) {
      const former = `former ${n} ${fault}`
      await r.again()
      await r.write(former)
      await restore()
      reached = await failsAt(n, fault)
      if (!reached) break
      await r.databases.close()
      const there = await elsewhere()
      expect([['of the backup'], [former, 'of the backup']], former).toContainEqual(there)
      found.add(String(there.length))
      await r.again()
      expect(await r.kept(), former).toEqual(['of the backup'])
    }
  expect([...found].toSorted()).toEqual(['1', '2'])
  await r.again()
  expect(await r.keptThere()).toEqual(await r.kept())
  const database = new DatabaseServer(r.server.address).database(site_id)
  const both = await Promise.all([database, database.twin].map(one => one.exists()))
  expect(both.filter(Boolean)).toHaveLength(1)
})

test('where another process has gone on with what the server had, a file that did not come there counts no more', async () => {
  await r.again()
  await r.write('former')
  await restore()
  expect(await failsAt(6, 'lose_request')).toBe(true)
  await r.databases.close()
  const folder = await newFolder()
  const second = await r.openFolder(folder)
  await (await second.site(site_id)).write(tx => tx.run(insert, [tag('second')]))
  await second.close()
  await r.again()
  expect(await r.kept()).toEqual(['former', 'of the backup', 'second'])
  await rm(folder, { recursive: true })
})

/** The filled folder of each release that is kept here is opened by this one: nothing of it is lost, it answers, and takes in more. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import Sync from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../api/account/auth/rules.ts'
import { readySites } from '../../api/account/sites/rules.ts'
import { createApp } from '../../api/app.ts'
import { restore } from '../../api/backup/restore.ts'
import { openInstallation } from '../../api/installation.ts'
import { readConfig } from '../../api/platform/config/config.ts'
import { findFault } from '../../api/platform/database/copy-file.ts'
import { siteFile } from '../../api/platform/database/site-file.ts'
import { newId } from '../../api/platform/runtime/ids.ts'
import { createLog } from '../../api/platform/runtime/log.ts'
import { unpackFolder } from './folder-file.ts'

const folders = readdirSync(import.meta.dirname).filter(name => name.endsWith('.folder'))
/** Tables whose rows a migration since has taken elsewhere, each with where to. */
const emptied_since: Record<string, string> = {}
/** What an opening itself writes. */
const written_at_opening = new Set(['jobs', 'installation'])

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'leadwright-releases-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** How many rows each table has that has some. */
function rowsOf(file: string): Record<string, number> {
  const database = new Sync(file)
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like '%\\_fts\\_%' escape '\\'")
    .all() as { name: string }[]
  const counted = tables.map(({ name }): [string, number] => {
    const { n } = database.prepare(`select count(*) as n from "${name}"`).get() as { n: number }
    return [name, n]
  })
  database.close()
  return Object.fromEntries(
    counted.filter(([name, n]) => n > 0 && !(name in emptied_since) && !written_at_opening.has(name)),
  )
}

test('there is one of the first release', () => {
  expect(folders).toContain('0.1.0.folder')
})

describe.each(folders)('%s', name => {
  test('opens whole, answers, and takes in more', async () => {
    const data = join(root, basename(name, '.folder'))
    unpackFolder(join(import.meta.dirname, name), `${data}.backup`)
    await restore(`${data}.backup`, data)
    const [site = ''] = readdirSync(join(data, 'sites'))
    const before = { control: rowsOf(join(data, 'control.db')), site: rowsOf(siteFile(data, site)) }
    expect(Object.keys(before.site).length).toBeGreaterThan(80)

    const config = readConfig({ DATA_DIR: data, PUBLIC_URL: 'http://localhost:8787' })
    const installation = await openInstallation(config, { log: createLog('silent') })
    const { databases } = installation
    expect(await databases.control.read(readySites)).toEqual([site])
    await databases.site(site)
    expect([...databases.unusableSites]).toEqual([])
    expect(rowsOf(join(data, 'control.db'))).toMatchObject(before.control)
    expect(rowsOf(siteFile(data, site))).toMatchObject(before.site)

    const app = createApp(installation)
    const { token } = await databases.control.write(async tx => {
      const [person] = await tx.all<[string]>('select id from users', [])
      return openSession(tx, person?.[0] ?? '', { newId, now: () => installation.clock.now() })
    })
    const ask = async (path: string, init: RequestInit = {}) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await app.request(`/v1/sites/${site}${path}`, { ...init, headers })
      return { status: answer.status, body: (await answer.json()) as { data: unknown[] } }
    }
    for (const list of [
      'leads',
      'submissions',
      'popups',
      'journeys',
      'emails',
      'broadcasts',
      'conversations',
      'activities',
    ]) {
      const { status, body } = await ask(`/${list}`)
      expect({ list, status }).toEqual({ list, status: 200 })
      expect(body.data.length, list).toBeGreaterThan(0)
    }
    const made = await ask('/leads', { method: 'POST', body: JSON.stringify({ email: 'later@example.com' }) })
    expect(made.status).toBe(201)
    await installation.close()
    expect(await findFault('site', siteFile(data, site))).toBeUndefined()
    expect(await findFault('control', join(data, 'control.db'))).toBeUndefined()
  })
})

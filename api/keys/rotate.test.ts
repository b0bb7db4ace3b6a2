/** Keys are renewed while the site is used: its secrets go over to the new one, its links stay good, whoever was erased stays known. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKey, sealKey } from '../account/site-transfer/site-key.ts'
import { readFact } from '../account/sites/rules.ts'
import { siteKey } from '../platform/database/site-table.ts'
import { sign, unwrapSecret, verifySignature, wrapSecret } from '../platform/identity/secrets.ts'
import { personHash } from '../site/contacts/mailability/rules.ts'
import { createHarness, type Harness } from '../testing/harness.ts'
import { finishRotation, rotateKeys } from './rotate.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

const later = () => h.clock.forward(1_000)
const database = () => h.installation.databases.site(site)
const storedKeys = async () =>
  (await (await database()).read(async db => db.select().from(siteKey).orderBy(siteKey.id))).map(({ key }) => key)
const storedSecrets = async () =>
  (await (await database()).read(db => db.all<[string]>('select secret from webhook_endpoints order by id'))).map(
    ([secret]) => secret,
  )
const openers = (keys: readonly Buffer[], wrapped: string) =>
  keys.map(key => {
    try {
      return unwrapSecret(Buffer.from(key), 'webhook', wrapped)
    } catch {
      return null
    }
  })

test('secrets are encrypted with the new key alone, by whoever writes them', async () => {
  const { databases } = h.installation
  const held = await databases.siteKey(site)
  const control = await databases.controlKey()
  for (const one of ['a', 'b']) {
    const endpoint = { url: `https://hooks.example/${one}`, events: [] }
    expect((await h.post(`/v1/sites/${site}/webhook-endpoints`, endpoint)).status).toBe(201)
  }
  // More of them than are read at once.
  await h.inSite(site, async tx => {
    for (let i = 0; i < 150; i++)
      await tx.run('insert into sync_departures (connection_id, hash, email, at, due_at) values (?, ?, ?, 0, 0)', [
        ...['connection', `hash ${i}`, wrapSecret(held, 'sync-departure', `ana-${i}@example.com`)],
      ])
  })
  const [old_link, hash] = [sign(held, 'link:leave', 'ana'), personHash(held, 'ana@example.com')]
  const before = await storedSecrets()
  later()

  const done = await rotateKeys(h.installation)
  expect(done).toMatchObject({ sites: 1, unreadable: 0, left: [] })
  expect(done.secrets).toBe(150 + before.length)

  const keys = await storedKeys()
  expect(keys).toHaveLength(2)
  for (const secret of await storedSecrets()) expect(openers(keys, secret)).toEqual([null, expect.any(String)])
  const now = await databases.siteKey(site)
  expect(sign(now, 'link:leave', 'ana')).not.toBe(old_link)
  expect(verifySignature(now, old_link, 'link:leave', 'ana')).toBe(true)
  expect(personHash(now, 'ana@example.com')).toBe(hash)
  // Whoever has held the key since before goes on with it.
  expect(unwrapSecret(held, 'webhook', (await storedSecrets())[0] ?? '')).toMatch(/^whsec_/)
  expect(openers(keys, wrapSecret(held, 'webhook', 'later'))).toEqual([null, 'later'])
  expect(await databases.controlKey()).toBe(control)
  expect(await databases.control.read(db => db.one('select count(*) from control_key'))).toEqual([2])
  const sealed = await sealKey(now, 'a long passphrase')
  expect(await openKey(sealed, 'a long passphrase')).toEqual(keys)
})

test('the same from the file, once the site was closed', async () => {
  const { databases } = h.installation
  const [secret = ''] = await storedSecrets()
  await databases.replaceSite(site, async () => undefined)
  expect(unwrapSecret(await databases.siteKey(site), 'webhook', secret)).toMatch(/^whsec_/)
})

test('a renewal that was cut short is finished, without yet another key; what no key opens is left and counted', async () => {
  const { databases, clock } = h.installation
  later()
  const since = clock.now()
  await databases.control.write(tx =>
    tx.run("insert into installation (name, value) values ('keys_renewed_since', ?)", [String(since)]),
  )
  await databases.keys.renewSite(site, since)
  const keys = await storedKeys()
  expect(keys).toHaveLength(3)
  await h.inSite(site, tx =>
    tx.run('update sync_departures set email = ? where hash = ?', [
      ...[wrapSecret(randomBytes(32), 'sync-departure', 'x'), 'hash 7'],
    ]),
  )
  await finishRotation(h.installation)
  expect(await storedKeys()).toEqual(keys)
  for (const secret of await storedSecrets()) expect(openers(keys, secret)).toEqual([null, null, expect.any(String)])
  expect(await databases.control.read(db => readFact(db, 'keys_renewed_since'))).toBeUndefined()
  await finishRotation(h.installation)
  expect(await storedKeys()).toHaveLength(3)
  later()
  expect(await rotateKeys(h.installation)).toMatchObject({ unreadable: 1 })
  expect(await storedKeys()).toHaveLength(4)
})

/** Whatever is encrypted with a key is on the list of what is encrypted anew; the columns on it exist. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../testing/harness.ts'
import { wrappedColumns } from './wrapped-columns.ts'

const api = join(import.meta.dirname, '..')
let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

/** What is wrapped for less than an hour, on its way through somebody's hands, or by a passphrase; and the functions themselves. */
const not_kept = [
  'account/auth/attempts.ts',
  'account/site-transfer/site-key.ts',
  'platform/identity/secrets.ts',
  'public/sandbox-entries/rules.ts',
]
/** Who wraps what is kept. A new one belongs here and on the list. */
const kept = [
  'account/billing-setup/set-up.ts',
  'account/domains/certificates/authority.ts',
  'account/domains/certificates/obtain.ts',
  'account/second-factor/codes.ts',
  'site/assistants/ai-provider/rules.ts',
  'site/email/email-transport/rules.ts',
  'site/email/emails/settings.ts',
  'site/email/sending-domains/keys.ts',
  'site/history/webhooks/rules.ts',
  'site/integrations/connections/credentials.ts',
  'site/integrations/incoming-hooks/rules.ts',
  'site/integrations/sync/departures-store.ts',
  'site/sandboxes/sandbox-settings/service.ts',
  'site/sandboxes/sandboxes/new-sandbox.ts',
]

test('nobody else wraps a secret', () => {
  const files = globSync('**/*.ts', { cwd: api, exclude: ['dist/**', '**/*.test.ts', 'testing/**'] })
  const wrapping = files.filter(file => /\bwrapSecret\(/.test(readFileSync(join(api, file), 'utf8')))
  expect(wrapping.sort()).toEqual([...not_kept, ...kept].sort())
})

test.each(['control', 'site'] as const)('the columns of %s are there, each by its row’s number', async kind => {
  const { databases } = h.installation
  const database = kind === 'control' ? databases.control : await databases.site(site)
  for (const { table, column } of wrappedColumns[kind])
    await database.read(db => db.all(`select rowid, ${column} from ${table} where rowid > ? limit 1`, [0]))
})

test('every purpose is one for which somebody wraps', () => {
  const said = kept.map(file => readFileSync(join(api, file), 'utf8')).join('')
  const others = ['site/sandboxes/sandboxes/machine.ts', 'site/sandboxes/sandbox-settings/rules.ts']
  const all = said + others.map(file => readFileSync(join(api, file), 'utf8')).join('')
  for (const { purpose } of [...wrappedColumns.control, ...wrappedColumns.site]) {
    const [first = '', ...more] =
      purpose === 'connection-client' || purpose === 'connection-webhook' ? purpose.split('-') : [purpose]
    expect(all, purpose).toContain(`'${first}'`)
    for (const one of more) expect(all).toContain(`}-${one}\``)
  }
})

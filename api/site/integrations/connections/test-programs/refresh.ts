/** Refreshes the tokens of a connection as a process of its own, says where it is, and waits there to be killed. */
import { writeSync } from 'node:fs'
import { openDatabase } from '../../../../platform/database/database.ts'
import { readMigrations } from '../../../../platform/database/migrations.ts'
import { FixedClock } from '../../../../platform/runtime/clock.ts'
import { refreshTokens } from '../../services/constant-contact/tokens.ts'
import { Pace } from '../../services/pace.ts'
import { constant_contact_pace } from '../../services/rules.ts'
import { createTokenStore } from '../token-store.ts'

const [path = '', connection_id = '', key = '', origin = '', now = '', place = ''] = process.argv.slice(2)
const clock = new FixedClock(Number(now))
const times = { clock, wait: async (milliseconds: number) => clock.forward(milliseconds) }
const parts = { fetch, clock, pace: new Pace(constant_contact_pace, times) }
const application = {
  ...{ client_id: 'application-key', client_secret: 'secret-of-the-application', redirect_url: '' },
  login: `${origin}/oauth2/default/v1`,
}

/** Never ends. */
async function reach(where: string): Promise<void> {
  if (where !== place) return
  writeSync(1, 'there\n')
  await new Promise(() => setInterval(() => undefined, 1_000))
}

const migrations = await readMigrations(`${import.meta.dirname}/../../../../migrations/site`)
const database = await openDatabase({ kind: 'site', path, migrations })
const services = { ...times, fetch, origins: {} }
const store = createTokenStore({ database, services, key: Buffer.from(key, 'hex'), connection_id })
const { access_token } = await store.read()
await store.replace(access_token, async refresh_token => {
  await reach('leased')
  const tokens = await refreshTokens(parts, application, refresh_token)
  await reach('exchanged')
  return tokens
})
await reach('stored')

/** People with a second factor, and those who have just entered the right password. */
import { generate } from 'otplib'
import { lastCode } from '../../api/account/second-factor/testing.ts'
import { updateUser } from '../../api/account/users/store.ts'
import { hashPassword } from '../../api/platform/identity/secrets.ts'
import type { Fixture } from './fixtures.ts'
import { password } from './links.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

const base = '/v1/second-factor'

/** Somebody who has begun to set up the app, and the code that it shows. */
async function begun(w: People) {
  const email = `guarded-${w.next()}@example.com`
  const { user_id, token } = await w.newPerson(email)
  const password_hash = await hashPassword(password)
  const { control } = w.installation.databases
  await control.write(tx => updateUser(tx, user_id, { password_hash, updated_at: w.clock.now() }))
  const started = expectMade(await w.post(base, { type: 'totp' }, { token }), 200)
  const secret = String(started.body.secret)
  const code = await generate({ secret, epoch: w.clock.now() / 1000 })
  return { email, token, secret, code }
}

/** The same, switched on; the code of the next half minute still works. */
export async function guarded(w: People) {
  const { code, ...person } = await begun(w)
  const made = expectMade(await w.post(`${base}/confirm`, { type: 'totp', code }, { token: person.token }), 200)
  const next = await generate({ secret: person.secret, epoch: w.clock.now() / 1000 + 30 })
  return { ...person, code: next, recovery_codes: made.body.recovery_codes as unknown as string[] }
}

/** The token of a right password. */
export async function halfSignedIn(w: People, email: string): Promise<string> {
  const reply = await w.post('/v1/auth/sign-in', { email, password }, { token: null })
  return (reply.body.second_step as { token: string }).token
}

type MakeFixture = (w: People) => Promise<Fixture>

export const secondFactorFixtures: Record<string, MakeFixture> = {
  startSecondFactor: async w => ({ token: (await w.newPerson(`new-${w.next()}@example.com`)).token }),
  confirmSecondFactor: async w => {
    const { token, code } = await begun(w)
    return { token, body: { type: 'totp', code } }
  },
  disableSecondFactor: async w => ({ token: (await guarded(w)).token, body: { type: 'totp' } }),
  createRecoveryCodes: async w => ({ token: (await guarded(w)).token }),
  completeSignIn: async w => {
    const { email, code } = await guarded(w)
    return { body: { token: await halfSignedIn(w, email), type: 'totp', code } }
  },
  requestSecondStepCode: async w => {
    const { email, token } = await guarded(w)
    expectMade(await w.post(base, { type: 'email' }, { token }), 200)
    const code = await lastCode(w, email)
    expectMade(await w.post(`${base}/confirm`, { type: 'email', code }, { token }), 200)
    return { body: { token: await halfSignedIn(w, email) } }
  },
}

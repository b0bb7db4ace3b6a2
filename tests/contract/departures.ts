/** People who leave: sign out, delete their account, or end their daily email. */
import { endingToken } from '../../api/account/notification-settings/rules.ts'
import type { Fixture } from './fixtures.ts'
import { password, signedIn } from './links.ts'
import type { People } from './people.ts'

type MakeFixture = (w: People) => Promise<Fixture>

/** The session of somebody who deleted their account and has signed in again. */
async function leaving(w: People): Promise<string> {
  const { email, token } = await signedIn(w)
  await w.post('/v1/account-deletion', undefined, { token })
  return String((await w.post('/v1/auth/sign-in', { email, password }, { token: null })).body.token)
}

export const ofLeaving: Record<string, MakeFixture> = {
  signOut: async w => ({ token: (await signedIn(w)).token }),
  deleteSessionsElsewhere: async w => ({ token: (await signedIn(w)).token }),
  reauthenticate: async w => ({ token: (await signedIn(w)).token, body: { password } }),
  getAccountDeletion: async w => ({ token: (await signedIn(w)).token }),
  requestAccountDeletion: async w => ({ token: (await signedIn(w)).token }),
  cancelAccountDeletion: async w => ({ token: await leaving(w) }),
}

const digest: MakeFixture = async ({ installation, person }) => {
  const key = await installation.databases.controlKey()
  return { params: { token: endingToken(key, 'digest', person.user_id) } }
}

export const ofDigests: Record<string, MakeFixture> = { showDigestEnd: digest, endDigest: digest }

/** People who sign in by GitHub, as it speaks on the wire. */
import { githubPerson } from '../../api/testing/fake-github.ts'
import { visit } from '../../api/testing/open-id-provider.ts'
import type { Fixture } from './fixtures.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

const start = '/v1/identities/start'
const check = '/v1/auth/provider-reauthentication'
const signIn = '/v1/auth/provider-sign-in'

/** What came back after signing in at GitHub. */
async function cameBack(w: People, path: string): Promise<unknown> {
  const { url, attempt } = expectMade(await w.post(path, { provider: 'github' }), 200).body
  const { code, state } = await visit(String(url), `${w.installation.config.public_url}/sign-in/callback`)
  return { attempt, code, state }
}

/** The same, as somebody new. */
function answer(w: People, path: string): Promise<unknown> {
  const number = w.next() + 1_000
  w.github.signIn(githubPerson(number, `hub-${number}@example.com`))
  return cameBack(w, path)
}

const connected = async (w: People): Promise<string> =>
  expectMade(await w.post('/v1/identities', await answer(w, start)), 201).body.id

type MakeFixture = (w: People) => Promise<Fixture>
const begun: MakeFixture = async () => ({ body: { provider: 'github' } })

export const identityFixtures: Record<string, MakeFixture> = {
  startIdentitySignIn: begun,
  startIdentityConnection: begun,
  startIdentityCheck: begun,
  completeIdentitySignIn: async w => ({ body: await answer(w, signIn) }),
  completeIdentityConnection: async w => ({ body: await answer(w, start) }),
  disconnectIdentity: async w => ({ params: { identity_id: await connected(w) } }),
  completeIdentityCheck: async w => {
    await connected(w)
    return { body: await cameBack(w, check) }
  },
  setPassword: async w => {
    const reply = await w.post(`${signIn}/complete`, await answer(w, signIn), { token: null })
    return { token: (expectMade(reply, 200).body.session as { token: string }).token }
  },
}

/** People whose device makes passkeys and signs with them. */
import { authenticator } from '../../api/testing/authenticator.ts'
import type { Fixture } from './fixtures.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

type Device = ReturnType<typeof authenticator>
const deviceOf = (w: People): Device => authenticator(w.installation.config.public_url)

async function begun(w: People, path: string, token?: string) {
  const { attempt, public_key } = expectMade(await w.post(path, undefined, token ? { token } : {}), 200).body
  return { attempt, options: public_key as Record<string, unknown> }
}

async function newPasskey(w: People, device: Device, token?: string) {
  const { attempt, options } = await begun(w, '/v1/passkeys/start', token)
  return { attempt, name: `Device ${w.next()}`, credential: device.create(options) }
}

async function kept(w: People, device: Device): Promise<string> {
  const { id } = expectMade(await w.post('/v1/passkeys', await newPasskey(w, device)), 201).body
  return id
}

/** The walk's person has as many as it needs, one after another. */
async function emptied(w: People): Promise<void> {
  for (const { id } of (await w.get('/v1/passkeys')).body.data) await w.delete(`/v1/passkeys/${id}`)
}

async function signed(w: People, path: string): Promise<Fixture> {
  await emptied(w)
  const device = deviceOf(w)
  await kept(w, device)
  const { attempt, options } = await begun(w, path)
  return { body: { attempt, credential: device.get(options) } }
}

type MakeFixture = (w: People) => Promise<Fixture>
const made: MakeFixture = async w => {
  await emptied(w)
  return { params: { passkey_id: await kept(w, deviceOf(w)) } }
}

export const passkeyFixtures: Record<string, MakeFixture> = {
  createPasskey: async w => {
    await emptied(w)
    return { body: await newPasskey(w, deviceOf(w)) }
  },
  updatePasskey: made,
  deletePasskey: made,
  completePasskeySignIn: w => signed(w, '/v1/auth/passkey-sign-in'),
  completePasskeyCheck: w => signed(w, '/v1/auth/passkey-reauthentication'),
}

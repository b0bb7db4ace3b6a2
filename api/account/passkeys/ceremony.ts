/** What a device is asked, and whether its answer is good. The library is loaded when somebody first uses a passkey. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Handle } from '../../platform/database/handle.ts'
import type { Context, Installation } from '../../platform/features/context.ts'
import { problem, refusedAt } from '../../platform/problem/problem.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { authLimits } from '../auth/limits.ts'
import { beginAttempt, endAttempt } from '../auth/rules.ts'
import type { UserRow } from '../users/rules.ts'
import * as store from './store.ts'

export type Credential = Record<string, unknown>
/** What a passkey is used for, and in whose session. */
export interface Use {
  name: 'create' | 'sign_in' | 'check'
  session_id: string | null
}

const library = () => import('@simplewebauthn/server')
/** EdDSA, ES256 and RS256, of which every device has one. */
const supportedAlgorithmIDs = [-8, -7, -257]
const timeout = authLimits.sign_in_attempt_minutes * 60_000

/** Passkeys belong to the name under which people reach the server; a page of any other is refused by the browser, and here. */
const placeOf = ({ config }: Pick<Installation, 'config'>) => {
  const { hostname: rpID, origin } = new URL(config.public_url)
  return { rpID, origin }
}
const purposeOf = ({ name, session_id }: Use) => ({ name: `passkey_${name}`, session_id })

async function seal({ installation, now }: Context, use: Use, options: { challenge: string }) {
  const { token, expires_at } = await beginAttempt(installation, purposeOf(use), options.challenge, now())
  return { attempt: token, public_key: { ...options }, expires_at: toInstant(expires_at) }
}

/** Asks for a passkey that the device keeps with its owner, and has them unlock. */
export async function beginCreation(context: Context, use: Use, person: UserRow, known: readonly store.PasskeyRow[]) {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: 'Leadwright',
    rpID: placeOf(context.installation).rpID,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: `${person.first_name} ${person.last_name}`.trim(),
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return seal(context, use, options)
}

/** `known`: those of the one who signs in; undefined where only the device knows who that is. */
export async function beginUse(context: Context, use: Use, known?: readonly store.PasskeyRow[]) {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: placeOf(context.installation).rpID,
    timeout,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })) }),
  })
  return seal(context, use, options)
}

const invalid = () => refusedAt('/credential', 'passkey_invalid')

/** The library throws at whatever is not right. */
async function verified<T extends { verified: boolean }>(verify: () => Promise<T>): Promise<T> {
  const answer = await verify().catch(() => undefined)
  if (!answer?.verified) throw invalid()
  return answer
}

const expectedOf = ({ installation }: Context, expectedChallenge: string) => {
  const { rpID, origin } = placeOf(installation)
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
}

/** The passkey that the device has made. */
export async function endCreation(context: Context, use: Use, attempt: string, credential: Credential) {
  const { installation, now } = context
  const challenge = await endAttempt<string>(installation, purposeOf(use), attempt, now())
  const { verifyRegistrationResponse } = await library()
  const response = credential as unknown as RegistrationResponseJSON
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({ response, ...expectedOf(context, challenge), supportedAlgorithmIDs }),
  )
  if (!registrationInfo) throw invalid()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: transports.slice(0, 10).map(name => String(name).slice(0, 20)),
    synced: registrationInfo.credentialBackedUp,
  }
}

/** The passkey by which the device has signed the challenge, and how often it was used. */
export async function endUse(context: Context, use: Use, attempt: string, credential: Credential) {
  const { installation, now } = context
  const challenge = await endAttempt<string>(installation, purposeOf(use), attempt, now())
  const response = credential as unknown as AuthenticationResponseJSON
  const { control } = installation.databases
  const passkey = await control.read(db => store.findByCredential(db, String(response.id)))
  if (!passkey) throw invalid()
  const { verifyAuthenticationResponse } = await library()
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response,
      ...expectedOf(context, challenge),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  )
  // The device names its owner where it was not told whom to ask for.
  const { userHandle } = response.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.user_id) throw invalid()
  return { passkey, counter: authenticationInfo.newCounter }
}

export async function noteUse(
  tx: Handle<'control'>,
  { passkey, counter }: { passkey: store.PasskeyRow; counter: number },
  last_used_at: number,
): Promise<void> {
  // It may have been deleted meanwhile.
  if (!(await store.findByCredential(tx, passkey.credential_id))) throw problem('passkey_invalid')
  await store.updatePasskey(tx, passkey.id, { counter, last_used_at })
}

/** Codes of the three kinds: made, and compared with what a person typed. */
import { randomBytes, randomInt } from 'node:crypto'
import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { codeKey, hashSecret, unwrapSecret, wrapSecret } from '../../platform/identity/secrets.ts'
import { secondFactorLimits } from './limits.ts'
import * as store from './store.ts'

type Db = Handle<'control'>
type Parts = Pick<Installation, 'databases'>
export type CodeKind = store.FactorKind | 'recovery_code'

const issuer = 'Leadwright'
const purpose = 'totp'
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const hashOf = (user_id: string, typed: string): string => hashSecret(`${user_id} ${codeKey(typed)}`)

/** A secret for an authenticator app: as it is kept, as it is typed by hand, and as the address in its QR code. */
export async function newTotp({ databases }: Parts, email: string) {
  const { generateSecret, generateURI } = await import('otplib')
  const secret = generateSecret()
  const kept = wrapSecret(await databases.controlKey(), purpose, secret)
  return { kept, secret, uri: generateURI({ issuer, label: email, secret }) }
}

/** The time step that a code of the app is of; null where it is of none that counts now. */
async function stepOf({ databases }: Parts, kept: string, typed: string, now: number): Promise<number | null> {
  const token = typed.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const { verify } = await import('otplib')
  const secret = unwrapSecret(await databases.controlKey(), purpose, kept)
  const epoch = Math.floor(now / 1000)
  const result = await verify({ secret, token, epoch, epochTolerance: secondFactorLimits.totp_drift_seconds })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}

/** Six digits, of which the database knows the hash alone. */
export function newMailedCode(user_id: string, now: number) {
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const expires_at = now + secondFactorLimits.mailed_code_minutes * 60_000
  return { code, row: { user_id, code_hash: hashOf(user_id, code), tries: 0, expires_at } }
}

/** 120 random bits each: they hold until they are used, and a plain hash of so many is guessed by nobody who reads it. */
export function newRecoveryCodes(user_id: string): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: secondFactorLimits.recovery_codes }, () => {
    const all = [...randomBytes(24)].map(byte => letters[byte % 32]).join('')
    return all.match(/.{4}/g)?.join('-') ?? all
  })
  return { codes, hashes: codes.map(code => hashOf(user_id, code)) }
}

/** What is known of a typed code before the transaction that takes it. */
export type TypedCode = { type: CodeKind; code: string; step: number | null; isCounted: boolean }

/** Counts the try, where tries of one code are counted, whatever comes of it. */
export async function readTyped(
  parts: Parts,
  user_id: string,
  given: { type: CodeKind; code: string },
  now: number,
): Promise<TypedCode> {
  const { control } = parts.databases
  const { type, code } = given
  if (type === 'email') {
    const most = secondFactorLimits.mailed_code_tries_max
    return { type, code, step: null, isCounted: await control.write(tx => store.countTry(tx, user_id, most, now)) }
  }
  const factor = type === 'totp' ? await control.read(db => store.findFactor(db, user_id, type)) : undefined
  const step = factor?.secret ? await stepOf(parts, factor.secret, code, now) : null
  return { type, code, step, isCounted: true }
}

/** Uses a code up; false where it is wrong, or was used. */
export async function takeCode(tx: Db, user_id: string, typed: TypedCode, now: number): Promise<boolean> {
  const { type, code, step, isCounted } = typed
  if (type === 'totp') return step !== null && store.takeStep(tx, user_id, step)
  if (type === 'email') return isCounted && store.takeMailedCode(tx, user_id, hashOf(user_id, code))
  return store.takeRecoveryCode(tx, user_id, hashOf(user_id, code), now)
}

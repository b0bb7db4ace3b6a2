/**
 * What a right password earns where a second step is asked for: a signed statement, of no use after a few minutes, after the password
 * was changed, or without the second step.
 */
import { hashSecret, sign, verifySignature } from '../../platform/identity/secrets.ts'
import { secondFactorLimits } from './limits.ts'

interface Person {
  id: string
  password_hash: string | null
}

const purpose = 'second-step'
const parts = ({ id, password_hash }: Person, expires_at: number) => [
  id,
  String(expires_at),
  hashSecret(password_hash ?? ''),
]

export function newStepToken(key: Buffer, person: Person, now: number): { token: string; expires_at: number } {
  const expires_at = now + secondFactorLimits.second_step_minutes * 60_000
  return { token: `lw_step_${person.id}.${expires_at}.${sign(key, purpose, ...parts(person, expires_at))}`, expires_at }
}

/** Whose it says it is, and until when; `isSigned` tells whether that is true. */
export function readStepToken(token: string): { user_id: string; expires_at: number; signature: string } | undefined {
  const [, user_id, until, signature] = /^lw_step_(\w{1,64})\.(\d{1,15})\.([\w-]{32})$/.exec(token) ?? []
  return user_id && until && signature ? { user_id, expires_at: Number(until), signature } : undefined
}

export const isSigned = (
  key: Buffer,
  person: Person,
  { expires_at, signature }: { expires_at: number; signature: string },
): boolean => verifySignature(key, signature, purpose, ...parts(person, expires_at))

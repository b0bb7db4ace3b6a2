/**
 * What begins in one request and ends in another: a sign-in at a provider, or with a passkey. Who begins it keeps what it needs, sealed
 * with the installation's key, so that beginning stores nothing; ending it is noted, so that none ends twice.
 */
import { randomUUID } from 'node:crypto'
import type { Installation } from '../../platform/features/context.ts'
import { hashSecret, unwrapSecret, wrapSecret } from '../../platform/identity/secrets.ts'
import { problem } from '../../platform/problem/problem.ts'
import { authLimits } from './limits.ts'
import * as store from './store.ts'

type Parts = Pick<Installation, 'databases'>

/** Sealed for one purpose, and for one session where it was begun in one. */
export interface Purpose {
  name: string
  session_id: string | null
}

interface SealedAttempt<T> {
  purpose: Purpose
  expires_at: number
  /** No two are alike. */
  id: string
  what: T
}

export async function beginAttempt<T>({ databases }: Parts, purpose: Purpose, what: T, now: number) {
  const expires_at = now + authLimits.sign_in_attempt_minutes * 60_000
  const sealed: SealedAttempt<T> = { purpose, expires_at, id: randomUUID(), what }
  const token = `lw_attempt_${wrapSecret(await databases.controlKey(), 'attempt', JSON.stringify(sealed))}`
  return { token, expires_at }
}

/** What was sealed; it cannot be ended once more. Made up, altered, old and used tokens are refused alike, and those of another purpose or session. */
export async function endAttempt<T>({ databases }: Parts, purpose: Purpose, token: string, now: number): Promise<T> {
  const sealed = open<T>(await databases.controlKey(), token)
  const isOurs = sealed?.purpose.name === purpose.name && sealed.purpose.session_id === purpose.session_id
  if (!sealed || !isOurs || sealed.expires_at < now) throw problem('attempt_expired')
  const row = { token_hash: hashSecret(sealed.id), expires_at: sealed.expires_at }
  if (!(await databases.control.write(tx => store.keepUsedAttempt(tx, row, now)))) throw problem('attempt_expired')
  return sealed.what
}

function open<T>(key: Buffer, token: string): SealedAttempt<T> | undefined {
  try {
    return JSON.parse(unwrapSecret(key, 'attempt', token.replace(/^lw_attempt_/, ''))) as SealedAttempt<T>
  } catch {
    return undefined
  }
}

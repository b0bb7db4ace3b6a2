/** One trial for ever: by account, by card, and by address. */
import { createHash } from 'node:crypto'
import type { Handle } from '../../../platform/database/handle.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { administratorsOf } from '../../memberships/rules.ts'
import * as store from './store.ts'

type Db = Handle<'control'>
type Owner = Pick<store.SubscriptionRow, 'account_id'>

const hash = (type: string, value: string) => createHash('sha256').update(`trial ${type} ${value}`).digest('hex')

async function toMarks(db: Db, { account_id }: Owner, fingerprint?: string) {
  const owners = await administratorsOf(db, [account_id])
  return [
    { type: 'account', value: account_id } as const,
    ...owners.map(({ email }) => ({ type: 'email', value: hash('email', emailKey(email)) }) as const),
    ...(fingerprint ? [{ type: 'card', value: hash('card', fingerprint) } as const] : []),
  ]
}

/** Whether a first subscription would begin with its trial, as far as can be said before a card is known. */
export async function isTrialAvailable(db: Db, account_id: string): Promise<boolean> {
  const marks = await toMarks(db, { account_id })
  const taken = await store.trialsWith(
    db,
    marks.map(({ value }) => value),
  )
  return taken.length === 0
}

export async function takeTrial(tx: Db, owner: Owner, fingerprint: string | undefined, taken_at: number) {
  const { account_id } = owner
  const marks = await toMarks(tx, owner, fingerprint)
  await store.insertTrials(
    tx,
    marks.map(mark => ({ ...mark, account_id, taken_at })),
  )
}

/** Another account has had a trial with this card or address. */
export async function isTrialRefused(db: Db, owner: Owner, fingerprint: string | undefined): Promise<boolean> {
  const marks = await toMarks(db, owner, fingerprint)
  const taken = await store.trialsWith(
    db,
    marks.map(({ value }) => value),
  )
  return taken.some(({ account_id }) => account_id !== owner.account_id)
}

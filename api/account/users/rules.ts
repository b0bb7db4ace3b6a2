/** The rules of people, for other features to call. Their sessions and passwords are those of `auth`. */
import type { Handle } from '../../platform/database/handle.ts'
import type { InAction } from '../../platform/features/context.ts'
import { emailKey } from '../../platform/schemas/schemas.ts'
import type { Locale } from '../../platform/texts/messages/messages.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

export type { UserRow } from './store.ts'
export { anySuperAdministrator, findUser, findUserByKey, insertAccount, namesOfUsers, updateUser } from './store.ts'

/** The person with that address. */
export const findPerson = (db: Db, email: string): Promise<store.UserRow | undefined> =>
  store.findUserByKey(db, emailKey(email))

/** A change of a person by a feature that knows nothing of passwords. */
export const changePerson = (
  tx: Db,
  id: string,
  set: Pick<Partial<store.UserRow>, 'picture_id' | 'deletes_at' | 'updated_at'>,
): Promise<void> => store.updateUser(tx, id, set)

/** The row of somebody who is erased, and accounts that go with them. */
export const removePerson = (tx: Db, user_id: string, account_ids: readonly string[]): Promise<void> =>
  store.removeUser(tx, user_id, account_ids)

export const personWithId = (db: Db, id: string): Promise<store.UserRow | undefined> => store.findUser(db, id)

export interface NewPerson {
  email: string
  password_hash: string | null
  password_short?: boolean
  first_name: string
  last_name: string
  language: Locale
}

export interface NewUserOptions {
  newId: InAction['newId']
  now: number
  confirmed: boolean
  super_administrator: boolean
}

/** A person without an account of their own: one who was invited. */
export async function createUser(tx: Db, person: NewPerson, options: NewUserOptions): Promise<store.UserRow> {
  const { newId, now } = options
  const row: store.UserRow = {
    id: newId('user'),
    password_short: false,
    ...person,
    email_key: emailKey(person.email),
    address: null,
    picture_id: null,
    confirmed_at: options.confirmed ? now : null,
    super_administrator: options.super_administrator,
    deletes_at: null,
    version: 1,
    created_at: now,
    updated_at: now,
  }
  await store.insertUser(tx, row)
  return row
}

/** Where a person is written to. */
export const addressOfUser = async (db: Db, id: string): Promise<string | undefined> =>
  (await store.findUser(db, id))?.email

/** Sessions and people as they travel. */
import { toInstant } from '../../platform/clock.ts'
import type * as store from './store.ts'

export const toUser = (row: store.UserRow) => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  language: row.language,
  confirmed: row.confirmed_at !== null,
  super_administrator: row.super_administrator,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const toSession = (session: { token: string; expires_at: number }, user: store.UserRow) => ({
  token: session.token,
  expires_at: toInstant(session.expires_at),
  user: toUser(user),
})

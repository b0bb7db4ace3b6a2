/** Sessions and people as they travel. */
import { toInstant } from '../../platform/runtime/clock.ts'
import type * as users from '../users/rules.ts'

const noAddress = { line1: '', line2: '', city: '', postal_code: '', region: '', country: '' }

export const toUser = (row: users.UserRow) => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  language: row.language,
  address: row.address ?? noAddress,
  picture_url: row.picture_id && `/v1/public/pictures/${row.picture_id}`,
  has_password: row.password_hash !== null,
  confirmed: row.confirmed_at !== null,
  super_administrator: row.super_administrator,
  ...(row.deletes_at !== null && { deletes_at: toInstant(row.deletes_at) }),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const toSession = (session: { token: string; expires_at: number }, user: users.UserRow) => ({
  token: session.token,
  expires_at: toInstant(session.expires_at),
  user: toUser(user),
})

/** Places that people signed in from: from there they are let in however often others guess at their password elsewhere. */

import type { Handle } from '../../platform/database/handle.ts'
import { clientPlace } from '../../platform/http/client-place.ts'
import { hashSecret } from '../../platform/identity/secrets.ts'
import { authLimits } from './limits.ts'
import * as store from './store.ts'

type Db = Handle<'control'>
const place_ms = authLimits.sign_in_place_days * 86_400_000

export const placeOf = (user_id: string, ip: string): string => hashSecret(`${user_id} ${clientPlace(ip).address}`)

export const isKnownPlace = (db: Db, user_id: string, place: string, now: number): Promise<boolean> =>
  store.signedInFrom(db, user_id, place, now - place_ms)

export const keepPlace = (tx: Db, user_id: string, place_hash: string, last_at: number): Promise<void> =>
  store.keepPlace(tx, { user_id, place_hash, last_at }, authLimits.sign_in_places_max)

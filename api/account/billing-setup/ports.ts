/** What the set-up of payments asks of features that build on it. */
import type { Handle } from '../../platform/database/handle.ts'
import { port } from '../../platform/features/port.ts'

type Db = Handle<'control'>

/** Begins what is done each night from now on. */
export const beginNightly = port<(tx: Db, now: number) => Promise<void>>('beginNightly')

/** Payments go live: what was bought with test cards ends. */
export const liveBegins = port<(tx: Db, now: number) => Promise<void>>('liveBegins')

/** When Stripe sent an event last; null if it has sent none. */
export const lastEventAt = port<(db: Db) => Promise<number | null>>('lastEventAt')

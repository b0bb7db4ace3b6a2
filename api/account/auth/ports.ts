/** What people's profiles ask of features that copy something of them. */
import type { Handle } from '../../platform/database/handle.ts'
import { port } from '../../platform/features/port.ts'

/** Somebody has another name, language or email address. */
export type PersonChanged = (tx: Handle<'control'>, user_id: string, now: number) => Promise<void>

export const personChanged = port<PersonChanged>('personChanged')

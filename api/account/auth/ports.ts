/** What signing in and people's profiles ask of features around them. */
import type { Handle } from '../../platform/database/handle.ts'
import type { InAction, Installation } from '../../platform/features/context.ts'
import { port } from '../../platform/features/port.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import type { UserRow } from '../users/rules.ts'
import type { Registration } from './table.ts'

/** Somebody has another name, language or email address. */
export type OnPersonChange = (tx: Handle<'control'>, user_id: string, now: number) => Promise<void>

export const personChanged = port<OnPersonChange>('personChanged')

/** Refuses whoever has shown one thing, such as a password, and has still to take a second step. */
export type DemandSecondStep = (
  installation: Pick<Installation, 'databases'>,
  person: Pick<UserRow, 'id' | 'password_hash'>,
  now: number,
) => Promise<void>

export const secondStep = port<DemandSecondStep>('secondStep')

/** The account at a provider by which somebody registered, once they have confirmed their address. */
export type ConnectIdentity = (
  tx: Handle<'control'>,
  user_id: string,
  identity: NonNullable<Registration['identity']>,
  context: Pick<InAction, 'newId' | 'now'>,
) => Promise<void>

export const identityConfirmed = port<ConnectIdentity>('identityConfirmed')

/** Somebody signs out, as themself or as who acts as them. */
export type SignedOut = (tx: Handle<'control'>, actor: Actor, context: Pick<InAction, 'newId' | 'now'>) => Promise<void>

export const signedOut = port<SignedOut>('signedOut')

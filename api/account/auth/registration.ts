/** Who may become a user of this installation, as its REGISTRATION says. Setting it up and its demo are not registrations. */
import type { Config } from '../../platform/config/config.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { problem } from '../../platform/problem/problem.ts'
import { emailKey } from '../../platform/schemas/schemas.ts'
import * as users from '../users/rules.ts'

type Setting = Pick<Config, 'registration'>

/** Refuses who would become a user by themselves. */
export function demandRegistration({ registration }: Setting): void {
  if (registration === 'closed') throw problem('registration_closed')
  if (registration === 'invitation') throw problem('registration_by_invitation')
}

/** Refuses an invitation of somebody who is no user yet, where nobody new is taken. */
export async function demandInvitable(db: Handle<'control'>, email: string, { registration }: Setting): Promise<void> {
  if (registration !== 'closed') return
  const known = await users.findUserByKey(db, emailKey(email))
  if (!known || known.confirmed_at === null) throw problem('registration_closed')
}

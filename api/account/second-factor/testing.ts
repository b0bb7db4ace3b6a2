/** What tests of this feature read of its emails. */
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import type { Harness } from '../../testing/harness.ts'

/** The code that was mailed to an address last. */
export async function lastCode({ installation }: Pick<Harness, 'installation'>, email: string): Promise<string> {
  const rows = await installation.databases.control.read(db => db.select().from(jobs))
  const mails = rows.flatMap(({ payload }) => (payload as SystemMail | null) ?? []).filter(({ to }) => to === email)
  return /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? ''
}

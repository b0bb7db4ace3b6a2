/** Managers who are invited, with the least that an invitation can give. */
import { jobs } from '../../api/platform/jobs/table.ts'
import type { SystemMail } from '../../api/platform/mail/outbox.ts'
import { forgetCausedMail } from './caused-mail.ts'
import type { Fixture } from './fixtures.ts'
import { password } from './links.ts'
import type { People } from './people.ts'

/** An invitation with the least that it can give, and the token that its email carries. */
async function invited(w: People, site: string): Promise<{ id: string; token: string }> {
  const body = { name: 'Bea', email: `manager-${w.next()}@example.com`, site_ids: [site], grants: ['manage-managers'] }
  const made = await w.post('/v1/managers', body)
  if (made.status !== 201) throw new Error(`The walk could not invite: ${JSON.stringify(made.body)}`)
  await forgetCausedMail(w, site)
  const { control } = w.installation.databases
  const rows = await control.read(db => db.select().from(jobs))
  const mail = rows.map(row => row.payload as SystemMail | null).find(one => one?.to === body.email)
  return { id: made.body.id, token: mail?.link.split('/').at(-1) ?? '' }
}

type MakeFixture = (w: People, site: string) => Promise<Fixture>

/** Somebody who may do no more than the caller, which is all that the caller may change or remove. */
const weakManager: MakeFixture = async (w, site) => ({ params: { manager_id: (await invited(w, site)).id } })

export const managerFixtures: Record<string, MakeFixture> = {
  updateManager: weakManager,
  deleteManager: weakManager,
  resendManagerInvitation: weakManager,
  readInvitation: async (w, site) => ({ body: { token: (await invited(w, site)).token } }),
  acceptInvitation: async (w, site) => ({
    body: { token: (await invited(w, site)).token, first_name: 'Bea', last_name: 'López', password },
  }),
}

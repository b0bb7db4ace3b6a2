/** Tokens of links in emails, and users who signed in by one. */
import { newLink, openSession } from '../../api/account/auth/rules.ts'
import { type LinkPurpose, linkToken } from '../../api/platform/features/signed-link.ts'
import type { People } from './people.ts'

const hour = 3_600_000
export const password = 'correct horse battery'

/** A token as a mail of the installation would carry it. */
export async function link(w: People, purpose: Parameters<typeof newLink>[1], user_id: string | null): Promise<string> {
  const { control } = w.installation.databases
  return (await control.write(tx => newLink(tx, purpose, user_id, w.clock.now(), hour))).token
}

/** A token as a mail of a site would carry it. */
export async function signed(w: People, site: string, purpose: LinkPurpose, parts: string[]) {
  const key = await w.installation.databases.siteKey(site)
  return { params: { token: linkToken(key, purpose, site, parts) } }
}

/** The moment of a link that still holds. */
export const later = (w: People) => String(w.clock.now() + hour)

/** Somebody with a password of their own, who is signed in. */
export async function signedIn(w: People) {
  const email = `person-${w.next()}@example.com`
  const { user_id } = await w.newPerson(email)
  const token = await link(w, 'reset_password', user_id)
  await w.post('/v1/auth/reset-password', { token, password }, { token: null })
  const session = await w.post('/v1/auth/sign-in', { email, password }, { token: null })
  return { email, token: String(session.body.token) }
}

/** A further session of the person as whom the walk calls. */
export async function openedSession(w: People): Promise<string> {
  const { newId, databases } = w.installation
  const { control } = databases
  const { token } = await control.write(tx => openSession(tx, w.person.user_id, { newId, now: () => w.clock.now() }))
  const { data } = (await w.get('/v1/sessions', { token })).body
  return String(data.find(({ current }) => current === true)?.id)
}

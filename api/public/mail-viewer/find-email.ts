/** Of which site's record an email is, by its Message-ID. Looks into every site, so it is for whoever sits at the machine. */
import { readySites } from '../../account/sites/rules.ts'
import type { Installation } from '../../platform/features/context.ts'
import { findByMessageId } from '../../site/email/emails/rules.ts'
import type { FindEmail } from './mail-viewer.ts'

export const findingEmail =
  ({ databases }: Pick<Installation, 'databases'>): FindEmail =>
  async message_id => {
    for (const site_id of await databases.control.read(readySites)) {
      const id = await (await databases.site(site_id)).read(db => findByMessageId(db, message_id))
      if (id !== undefined) return `/sites/${site_id}/emails/sent/${id}`
    }
    return null
  }

/** Sender and signature of a site's emails that no journey sends, such as the one that asks to confirm. */
import type { Databases } from '../../../platform/database/databases.ts'
import type { IsDead, SenderOf } from '../../../platform/features/relay.ts'
import { domainOf } from '../../../platform/mail/address-domain.ts'
import type { DkimKey } from '../../../platform/mail/dkim.ts'
import { firstReadySender, sendersById } from '../senders/rules.ts'
import { sendingOfDomains } from '../sending-domains/rules.ts'
import { isDeadAddress } from '../suppressions/rules.ts'
import { findSettings } from './hand-off-store.ts'
import { defaultSettings, dkimKeyOf } from './settings.ts'

/** The sender that was verified first; undefined without one. */
export const senderOfSite =
  (databases: Databases): SenderOf =>
  async ({ id: site_id }) => {
    const database = await databases.site(site_id)
    return database.read(async db => {
      const id = await firstReadySender(db)
      const sender = id === undefined ? undefined : (await sendersById(db, [id])).get(id)
      return sender && { site_id, address: sender.email, reply_to: sender.reply_to }
    })
  }

/** Whether nothing is sent to an address, since what was sent came back. */
export const isDeadOnSite =
  (databases: Databases): IsDead =>
  async (site_id, address) => {
    const [database, key] = [await databases.site(site_id), await databases.siteKey(site_id)]
    return database.read(db => isDeadAddress(db, key, address))
  }

export const dkimOfSite =
  (databases: Databases) =>
  async (site_id: string, address: string): Promise<DkimKey | undefined> => {
    const [database, key] = [await databases.site(site_id), await databases.siteKey(site_id)]
    return database.read(async db => {
      const domain = (await sendingOfDomains(db, key))[domainOf(address)]
      return domain?.dkim ?? dkimKeyOf((await findSettings(db)) ?? defaultSettings, key)
    })
  }

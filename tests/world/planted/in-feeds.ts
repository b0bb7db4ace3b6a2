/** What other systems are told: too little, or what did not happen. */
import type { Plant } from './plant.ts'

export const inFeeds: readonly Plant[] = [
  {
    name: 'feed-forgets-former-addresses',
    says: 'the change feed does not tell that a former address of somebody is suppressed',
    patches: [
      {
        file: 'api/site/email/suppressions/store.ts',
        from: 'union select ${lead_id} from ${formerAddresses} where ${email_key} in ${asked}',
        to: 'union select ${lead_id} from ${formerAddresses} where ${email_key} in ${asked} and 0',
      },
    ],
    found_in: 1,
    shown_by: 'feed-tells-of-former-address',
  },
  {
    name: 'withdrawal-told-twice',
    says: 'unsubscribing somebody who has left already is told once more',
    patches: [
      {
        file: 'api/site/contacts/mailability/rules.ts',
        from: 'const ended = new Set(await notWithdrawn(tx, [...byLead.keys()]))',
        to: 'const ended = new Set(byLead.keys())',
      },
    ],
    found_in: 1,
    shown_by: 'told-once',
  },
]

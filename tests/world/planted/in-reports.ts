/** What servers report of mails that they took before. */
import type { Plant } from './plant.ts'

const file = 'api/site/email/email-responses/rules.ts'

export const inReports: readonly Plant[] = [
  {
    name: 'later-bounce-forgotten',
    says: 'a bounce that is reported after its mail was taken suppresses nothing',
    patches: [{ file, from: "(type === 'bounce' && !permanent)", to: "type === 'bounce'" }],
    found_in: 1,
    shown_by: 'bounced-later',
  },
  {
    name: 'later-bounce-of-the-person',
    says: 'a bounce of an address that somebody had before stops mail to the one that they have',
    patches: [
      { file, from: "anew.filter(({ row }) => row.type === 'complaint')", to: 'anew' },
      { file, from: "type === 'complaint' ? (people", to: 'true ? (people' },
    ],
    found_in: 1,
    shown_by: 'bounced-later',
  },
  {
    name: 'complaint-of-one-address',
    says: 'somebody who complained is mailed at another address of theirs',
    patches: [{ file, from: "type === 'complaint' ? (people", to: 'false ? (people' }],
    found_in: 1,
    shown_by: 'complained-as-both',
  },
]

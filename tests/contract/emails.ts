/** What the walk over the contract needs of emails in doubt, of domains, and of the webhooks of email providers. */
import { eq } from 'drizzle-orm'
import { emails } from '../../api/site/email/emails/table.ts'
import { sendingDomains } from '../../api/site/email/sending-domains/table.ts'
import { sns_certificate, sns_topic_arn, snsSigned } from '../../api/testing/fixtures/sns.ts'
import type { Fixture, Make } from './fixtures.ts'
import { createPeople, type People } from './people.ts'

type MakeFixture = (w: People, site: string, make: Make) => Promise<Fixture>

const inDoubt: MakeFixture = async (w, site, make) => {
  const email_id = await make('email')
  const database = await w.installation.databases.site(site)
  await database.write(async tx => {
    await tx.update(emails).set({ status: 'unknown', ended_at: w.clock.now() }).where(eq(emails.id, email_id))
  })
  return { params: { email_id } }
}

const ofKind =
  (params: Record<string, string>): MakeFixture =>
  async () => ({ params })
const automated = ofKind({ type: 'welcome' })
const ofAccounts = ofKind({ type: 'reset', language: 'en' })

export const emailFixtures: Record<string, MakeFixture> = {
  getAutomatedEmail: automated,
  updateAutomatedEmail: automated,
  writeAutomatedEmail: automated,
  resetAutomatedEmail: automated,
  updateAccountEmail: ofAccounts,
  resetAccountEmail: ofAccounts,
  previewAccountEmail: ofAccounts,
  sendAccountEmailTest: ofAccounts,
  resendEmail: inDoubt,
  resolveDelivery: inDoubt,
  receiveSesReport: async () => {
    const body = Buffer.from(sns_certificate)
    const safeFetch = { get: async (url: string) => ({ url, status: 200, headers: new Headers(), body }) }
    const people = await createPeople({ SES_TOPIC_ARN: sns_topic_arn }, { safeFetch })
    return { people, body: snsSigned({ Type: 'Notification', Message: '{}' }) }
  },
  createDomain: async w => ({ body: { host: `site-${w.next()}.example` } }),
  askAllowedDomain: async () => ({ query: '?domain=localhost' }),
  createSendingDomain: async w => ({ body: { domain: `site-${w.next()}.example` } }),
  probeSendingDomain: async (w, site, make) => {
    const sending_domain_id = await make('sending_domain')
    const database = await w.installation.databases.site(site)
    await database.write(async tx => {
      await tx.update(sendingDomains).set({ verified_at: w.clock.now() })
    })
    return { params: { sending_domain_id } }
  },
  receivePostmarkReport: async () => ({ body: { RecordType: 'Open' } }),
}

/** The pricing page of an installation that sells plans, as strangers see it. */
import { startFakeStripe } from '../../api/testing/fake-stripe/fake-stripe.ts'
import { openPaidServer, sellPlans } from '../end-to-end/browser/sold-plans.ts'

export async function servePricing(): Promise<{ url: string; close(): Promise<void> }> {
  const fake = await startFakeStripe()
  const fixture = await openPaidServer(fake)
  await sellPlans(fixture, fake)
  return {
    url: `${fixture.url}/`,
    async close() {
      await fixture.close()
      await fake.close()
    },
  }
}

/** An account at a stand-in for Mailchimp that keeps time with this machine, and its page on which owners allow access. */
import type { Page } from 'playwright'
import { FixedClock } from '../../../api/platform/runtime/clock.ts'
import { openAccount, type ServiceAccount } from '../../../api/testing/fixtures/service-accounts.ts'

class PresentClock extends FixedClock {
  override now = () => Date.now()
}

/** A server on this machine has no webhooks: nothing is delivered. */
export const openMailchimpAccount = (): Promise<ServiceAccount> =>
  openAccount('mailchimp', new PresentClock(Date.now()), async () => 200)

export const settingsOf = ({ origin }: ServiceAccount): Record<string, string> => ({
  ...{ MAILCHIMP_API_URL: origin, MAILCHIMP_CLIENT_ID: '635959587059' },
  MAILCHIMP_CLIENT_SECRET: 'secret-of-the-application',
})

/** Leads back as Mailchimp does: with a code, or with an error. */
export async function serveSignIn(page: Page, account: ServiceAccount): Promise<void> {
  await page.context().route(`${account.origin}/oauth2/authorize**`, route => {
    const asked = new URL(route.request().url()).searchParams
    const back = (answer: Record<string, string>) =>
      `${asked.get('redirect_uri')}?${new URLSearchParams({ state: asked.get('state') ?? '', ...answer })}`
    const allow = back({ code: account.authorize() })
    const body = `<title>Mailchimp</title><a href="${allow.replaceAll('&', '&amp;')}">Allow</a>
      <a href="${back({ error: 'access_denied' }).replaceAll('&', '&amp;')}">Deny</a>`
    return route.fulfill({ contentType: 'text/html', body })
  })
}

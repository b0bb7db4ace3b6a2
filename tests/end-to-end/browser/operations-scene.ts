/** A site with operations, and its owner signed in. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

export let fixture: ServerFixture
let browser: Browser
export let page: Page
export let client: Leadwright
export let site_id: string
export let journey_id: string

export const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') })

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fixture = await openServerFixture()
    client = await signUp(fixture)
    ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
    for (const name of ['ada', 'bea', 'cleo']) {
      await client.leads.create({ site_id, body: { email: `${name}@example.com` } })
    }
    const wait = { id: 'wait', type: 'delay' as const, duration: { value: 2, unit: 'days' as const } }
    const triggers = [{ type: 'api_event' as const, name: 'never' }]
    const document = { triggers, steps: [wait], use_lead_timezone: false, allow_duplicate_enrollment: true }
    ;({ id: journey_id } = await client.journeys.create({ site_id, body: { name: 'Short way', document } }))
    await client.journeys.publish({ site_id, journey_id, body: { enroll: 'new' } })
    browser = await launchChromium()
    page = await openAdmin(fixture, browser)
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
  })
}

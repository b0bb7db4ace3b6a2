/** A published assistant whose model answers as a test says. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type FakeOpenAi, openFakeOpenAi } from '../../../api/testing/fake-openai.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

export let fake: FakeOpenAi
export let fixture: ServerFixture
export let client: Leadwright
let browser: Browser
export let page: Page
export let site_id: string
export let assistant_id: string
export let source_id: string
export let base: string

export const pair = async (question: string, answer: string) =>
  (await client.knowledgeSources.create({ site_id, body: { type: 'pair', question, answer } })).id

export const noBarriers = () => expectNoBarriers(page)
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fake = await openFakeOpenAi()
    fixture = await openServerFixture()
    client = await signUp(fixture)
    const site = {
      name: 'Casa Verde',
      subdomain: 'casa-verde',
      timezone: 'UTC',
      postal_address: 'Calle Mayor 1, Madrid',
    }
    ;({ id: site_id } = await client.sites.create({ body: site }))
    await client.sites.publish({ site_id })
    source_id = await pair('Which balcony plants like shade?', 'Ferns like shade. Water them every second day.')
    ;({ id: assistant_id } = await client.assistants.create({
      site_id,
      body: { name: 'Gardener', source_ids: [source_id] },
    }))
    await client.assistants.publish({ site_id, assistant_id })
    const provider = { base_url: fake.url, api_key: 'sk', model: 'gpt-4o-mini', input_cents: 100, output_cents: 100 }
    await client.aiProvider.update({ site_id, body: provider })
    base = `${fixture.url}/sites/${site_id}/assistant/${assistant_id}`
    browser = await launchChromium()
    page = await openAdmin(fixture, browser)
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
    await fake?.close()
  })
  beforeEach(() => {
    fake.asked.length = 0
    fake.next = []
  })
}

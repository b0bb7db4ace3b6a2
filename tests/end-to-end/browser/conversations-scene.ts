/** An assistant that a visitor has asked, and its owner signed in. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

export const question = 'On which days do you deliver?'
export const answer = 'From Monday to Saturday, never on Sundays.'
export const unknown = 'Do you repair bicycles from Portugal?'

let fixture: ServerFixture
let client: Leadwright
let browser: Browser
export let page: Page
export let base: string
export let log: Locator
export let visitor: Visitor

interface Said {
  id: string
  from: string
  name?: string
  text: string
}

interface Visitor {
  call(path: string, body?: object): Promise<Response>
  say(text: string): Promise<void>
  send(text: string, file: File): Promise<void>
  heard(): Promise<Said[]>
}

/** A visitor, who has no browser: the calls that the chat makes. */
async function beginTalk(site_id: string, assistant_id: string): Promise<Visitor> {
  const open = `${fixture.url}/v1/public/sites/${site_id}`
  const body = JSON.stringify({ page_url: 'https://shop.example/delivery', locale: 'en' })
  const headers = { 'content-type': 'application/json' }
  const begun = await fetch(`${open}/chats/${assistant_id}/conversations`, { method: 'POST', headers, body })
  const { conversation_id, secret } = (await begun.json()) as { conversation_id: string; secret: string }
  const own = { authorization: `Bearer ${secret}` }
  const at = `${open}/conversations/${conversation_id}`
  const call = async (path: string, given?: object) => {
    const sent = given ? { headers: { ...headers, ...own }, body: JSON.stringify(given) } : { headers: own }
    const response = await fetch(`${at}${path}`, { method: 'POST', ...sent })
    expect(response.status, await response.clone().text()).toBeLessThan(300)
    return response
  }
  return {
    call,
    say: async text => void (await (await call('/messages', { text })).text()),
    send: async (text, file) => {
      const form = new FormData()
      form.append('file', file)
      const response = await fetch(`${at}/files`, { method: 'POST', headers: own, body: form })
      const { data } = (await response.json()) as { data: { id: string }[] }
      await (await call('/messages', { text, file_ids: data.map(({ id }) => id) })).text()
    },
    heard: async () => {
      const response = await fetch(`${at}/messages`, { headers: own })
      return ((await response.json()) as { data: Said[] }).data
    },
  }
}

export const noBarriers = () => expectNoBarriers(page)

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fixture = await openServerFixture()
    client = await signUp(fixture)
    const { id: site_id } = await client.sites.create({
      body: { name: 'Casa Verde', subdomain: 'casa', timezone: 'UTC' },
    })
    await client.sites.publish({ site_id })
    const { id: source_id } = await client.knowledgeSources.create({
      site_id,
      body: { type: 'pair', question, answer },
    })
    const { id: assistant_id } = await client.assistants.create({
      site_id,
      body: { name: 'Helper', source_ids: [source_id], attendance: { type: 'always' } },
    })
    await client.assistants.publish({ site_id, assistant_id })
    base = `${fixture.url}/sites/${site_id}/assistant/${assistant_id}`
    visitor = await beginTalk(site_id, assistant_id)
    await visitor.say(question)
    await visitor.say(unknown)
    browser = await launchChromium()
    page = await openAdmin(fixture, browser)
    log = page.getByRole('log')
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
  })
}

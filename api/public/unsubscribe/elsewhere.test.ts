/** A site goes to another installation, over real connections: who unsubscribes at its former place is unsubscribed where it is now, or told that nothing was done. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkToken } from '../../platform/features/signed-link.ts'
import { safeFetch } from '../../platform/network/safe-fetch/safe-fetch.ts'
import { startServer } from '../../server.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { unsubscribeLimits } from './limits.ts'

const passphrase = 'a passphrase to travel'
const environment = { HOST: '127.0.0.1', PORT: '0', ALLOW_LOOPBACK: 'true' }
interface Installed {
  h: Harness
  url: string
  server: Awaited<ReturnType<typeof startServer>>
}
let former: Installed
let present: Installed
let site: string
let at: string
let links: string[]

async function install(): Promise<Installed> {
  const h = await createHarness(environment, { safeFetch: safeFetch() })
  const server = await startServer(h.installation, { ready: true })
  return { h, server, url: `http://127.0.0.1:${server.port}` }
}

const emails = ['one@example.com', 'two@example.com', 'three@example.com']
beforeAll(async () => {
  former = await install()
  present = await install()
  const { h } = former
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  const key = await h.installation.databases.siteKey(site)
  links = []
  for (const email of emails) {
    const { body } = await h.post(`${at}/leads`, { email, consent: { text: 'Write to me.' } })
    const parts = [h.installation.newId('email'), body.id]
    links.push(`/v1/public/unsubscribe/${linkToken(key, 'unsubscribe', site, parts)}`)
  }
  expect((await h.post(`${at}/export`, { passphrase, move: true })).status).toBe(200)
})
afterAll(async () => {
  for (const one of [former, present]) {
    await one.server.close(0)
    await one.h.close()
  }
})

/** As a mailbox provider does, who follows no redirect. */
const oneClick = (link: string) =>
  fetch(former.url + link, {
    ...{ method: 'POST', redirect: 'manual', body: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const mailability = async ({ h }: Installed) =>
  Object.fromEntries(
    ((await h.get(`${at}/leads`)).body.data as { email: string; mailability: string }[]).map(one => [
      one.email.split('@')[0],
      one.mailability,
    ]),
  )
const nobody = { one: 'subscribed', two: 'subscribed', three: 'subscribed' }

test('until it is known where the site is, nobody is told that they left', async () => {
  const answer = await oneClick(links[0]!)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600'])
  expect(await mailability(former)).toEqual(nobody)
})

test('from then on one click counts where the site is, and a person is sent there', async () => {
  const { h } = former
  const file = await h.app.request(`${at}/export`, { headers: { authorization: `Bearer ${h.person.token}` } })
  const form = new FormData()
  form.set('file', new File([await file.arrayBuffer()], 'casa.site'))
  form.set('passphrase', passphrase)
  const headers = { authorization: `Bearer ${present.h.person.token}` }
  const taken = await present.h.app.request('/v1/site-imports', { method: 'POST', headers, body: form })
  expect(taken.status).toBe(201)
  expect((await present.h.post(`${at}/resume`, { overdue: 'continue' })).status).toBe(200)
  expect((await h.patch(at, { moved_to: present.url })).status).toBe(200)

  expect((await oneClick(links[0]!)).status).toBe(200)
  expect(await mailability(present)).toEqual({ ...nobody, one: 'unsubscribed' })
  const pressed = await fetch(former.url + links[1]!, { method: 'POST' })
  expect([pressed.status, pressed.redirected]).toEqual([200, true])
  expect(await mailability(present)).toEqual({ ...nobody, one: 'unsubscribed', two: 'unsubscribed' })
  expect(await mailability(former)).toEqual(nobody)
  expect((await oneClick(links[2]!.slice(0, -2))).status).toBe(404)
})

test('where the two send to one another, or the other does not answer, nobody is told that they left', async () => {
  expect((await present.h.post(`${at}/export`, { passphrase, move: true })).status).toBe(200)
  expect((await oneClick(links[2]!)).status).toBe(503)
  expect((await present.h.patch(at, { moved_to: former.url })).status).toBe(200)
  expect(unsubscribeLimits.passed_on_installations_max).toBeGreaterThan(1)
  expect((await oneClick(links[2]!)).status).toBe(503)
  await present.server.close(0)
  expect((await oneClick(links[2]!)).status).toBe(503)
  expect((await mailability(present)).three).toBe('subscribed')
  expect((await mailability(former)).three).toBe('subscribed')
})

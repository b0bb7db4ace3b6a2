/** Forms on pages of others: they keep the text of their day, and nobody but a machine falls into their trap. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness({ SUBMISSIONS_PER_MINUTE: '10000', SUBMISSIONS_BURST: '10000' })
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/popups`
  await h.post(`/v1/sites/${site}/publish`)
})
afterAll(() => h.close())

async function popup(): Promise<string> {
  const { body } = await h.post(at, {
    name: 'Plain',
    type: 'embedded',
    content: { heading: 'A letter', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email' }], consent: { type: 'checkbox', text: 'I agree.' } },
  })
  await h.post(`${at}/${body.id}/publish`)
  return body.id
}
async function page(method: 'GET' | 'POST', id: string, fields: Record<string, string> = {}) {
  const response = await h.app.request(`/v1/public/sites/${site}/popups/${id}/form`, {
    method,
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  })
  return { status: response.status, html: await response.text() }
}
const newest = async () => (await h.get(`/v1/sites/${site}/submissions`)).body.data[0]

test('a form that was pasted before agrees to the text that it shows, whatever the popup says now', async () => {
  const id = await popup()
  const pasted = String((await h.get(`${at}/${id}/snippets`)).body.html_form)
  const [, version = ''] = /name="_consent_version" value="(\d+)"/.exec(pasted) ?? []
  expect(pasted).toContain('name="_locale" value="en"')
  await h.patch(`${at}/${id}`, { form: { consent: { type: 'notice', text: 'By sending you agree to offers.' } } })
  const ledger = async (email: string, fields: Record<string, string>) => {
    expect((await page('POST', id, { email, ...fields })).status).toBe(200)
    const submission = await newest()
    const { body } = await h.get(`/v1/sites/${site}/leads/${submission?.lead_id}/consents`)
    return [submission?.consent, ...body.data.map(({ text }) => text)]
  }
  expect(await ledger('ticked@example.com', { _consent: 'yes', _consent_version: version })).toEqual([
    'given',
    'I agree.',
  ])
  expect(await ledger('empty@example.com', { _consent_version: version })).toEqual(['declined'])
  expect(await ledger('silent@example.com', { _consent: 'yes' })).toEqual(['declined'])
  expect(await ledger('odd@example.com', { _consent: 'yes', _consent_version: 'new' })).toEqual(['declined'])
  expect(await ledger('now@example.com', { _consent_version: '2' })).toEqual([
    'given',
    'By sending you agree to offers.',
  ])
})

test('a tick beside one text is not shown beside another', async () => {
  const id = await popup()
  const again = { email: 'maria@', _consent: 'yes', _consent_version: '1' }
  const ticked = 'name="_consent" value="yes" checked'
  expect((await page('POST', id, again)).html).toContain(ticked)
  await h.patch(`${at}/${id}`, { form: { consent: { type: 'checkbox', text: 'I agree to offers.' } } })
  const { html } = await page('POST', id, again)
  expect(html).toContain('I agree to offers.')
  expect(html).toContain('name="_consent_version" value="2"')
  expect(html).not.toContain(ticked)
})

test('no browser or password manager fills the honeypot for a person', async () => {
  const id = await popup()
  const { html } = await page('GET', id)
  const [trap = ''] = /<input[^>]*name="_comments"[^>]*>/.exec(html) ?? []
  for (const mark of [
    'autocomplete="off"',
    'data-1p-ignore',
    'data-bwignore',
    'data-lpignore="true"',
    'data-form-type="other"',
  ])
    expect(trap).toContain(mark)
  // Of forms that were pasted before.
  const pasted = await page('POST', id, { email: 'filled@example.com', _website: 'https://maria.example' })
  expect(pasted.status).toBe(200)
  expect((await h.get(`${at}/${id}`)).body).toMatchObject({ trapped_count: 0, submission_count: 1 })
})

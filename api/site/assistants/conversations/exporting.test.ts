/** Conversations as a file: each message a row, as the list is narrowed, and an end where there are too many. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'

let h: Harness
let site: string
const at = (path: string) => `/v1/sites/${site}/${path}`
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.post(at('publish'))
  const pair = { kind: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(at('knowledge-sources'), pair)).body.id]
  const { id } = (await h.post(at('assistants'), { name: 'Helper', source_ids })).body
  await h.post(at(`assistants/${id}/publish`))
  for (const text of ['Which days do you deliver?', '=1+1 "bicycles",\nplease?']) await talk(id, text)
})
afterAll(() => h.close())

async function talk(assistant: string, text: string) {
  const { body } = await h.post(`/v1/public/sites/${site}/chats/${assistant}/conversations`, {}, { token: null })
  const init = { method: 'POST', body: JSON.stringify({ text }) }
  const headers = { authorization: `Bearer ${body.secret}`, 'content-type': 'application/json' }
  const path = `/v1/public/sites/${site}/conversations/${body.conversation_id}/messages`
  await (await h.app.request(path, { ...init, headers })).text()
}

async function exported(body: object): Promise<string> {
  const started = await h.post(at('conversations/exports'), body)
  expect(started.status, JSON.stringify(started.body)).toBe(202)
  await workOff(h, site)
  const headers = { authorization: `Bearer ${h.person.token}` }
  const file = await h.app.request(at(`operations/${started.body.id}/file`), { headers })
  expect(file.status).toBe(200)
  return file.text()
}

test('as JSON it is a list of messages with their conversation, sources and moments', async () => {
  const rows = JSON.parse(await exported({ format: 'json' })) as Record<string, unknown>[]
  expect(rows.map(({ author, number }) => [author, number])).toEqual([
    ['visitor', 1],
    ['assistant', 2],
    ['visitor', 1],
    ['assistant', 2],
  ])
  expect(rows.find(({ sources }) => sources !== null)).toMatchObject({
    ...{ assistant: 'Helper', author: 'assistant', sources: 'Which days do you deliver?', reason: 'no_model' },
    said_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('as CSV no text is a formula, and it holds what the list is narrowed to', async () => {
  const csv = await exported({ format: 'csv', filter: { unanswered: true } })
  const [headings = '', ...lines] = csv.split('\r\n')
  expect(headings.split(',').slice(0, 2)).toEqual(['conversation_id', 'assistant'])
  expect(csv).toContain(`"'=1+1 ""bicycles"",`)
  expect(lines.join('\n')).not.toContain('Which days')
  expect(JSON.parse(await exported({ format: 'json', filter: { search: 'nobody said this' } }))).toEqual([])
})

/** Conversations as a file: each message a row, as the list is narrowed, and an end where there are too many. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { sized } from '../../../testing/repetitions.ts'
import { workOff } from '../../../testing/work-off.ts'
import { conversationLimits } from './limits.ts'

let h: Harness
let site: string
const at = (path: string) => `/v1/sites/${site}/${path}`
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.post(at('publish'))
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(at('knowledge-sources'), pair)).body.id]
  const { id } = (await h.post(at('assistants'), { name: 'Helper', source_ids })).body
  await h.post(at(`assistants/${id}/publish`))
  for (const text of ['Which days do you deliver?', '=1+1 "bicycles",\nplease?']) await talk(id, text)
})
afterAll(() => h.close())

const usual = { ...conversationLimits }
afterEach(() => void Object.assign(conversationLimits, usual))

const columns = 'assistant_id, channel, status, visitor_key, language, title, message_count, created_at, updated_at'
const copyOf = `insert into conversations (id, last_message_at, ${columns})
  select ?, last_message_at + ?, ${columns} from conversations where id = ?`
const messagesOf = `with recursive numbered(n) as (select 1 union all select n + 1 from numbered where n < ?1)
  insert into conversation_messages (id, conversation_id, number, author, text, status, input_tokens, output_tokens, cost, created_at)
  select ?2 || '-' || n, ?2, n, 'visitor', 'Hm.', 'complete', 0, 0, 0, 0 from numbered`

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

test('an export has as many messages as one may have, and one more ends it with the reason', async () => {
  const database = await h.installation.databases.site(site)
  const most = sized(500, usual.conversation_export_rows)
  Object.assign(conversationLimits, { conversation_export_rows: most })
  const [{ id }] = (await h.get(at('conversations?search=bicycles'))).body.data as [{ id: string }]
  const per_conversation = conversationLimits.conversation_messages_max
  // Copies of one conversation, each as long as one may be, and one that is not full.
  const fill = (count: number) =>
    database.write(async tx => {
      await tx.run('delete from conversations where id <> ?', [id])
      await tx.run('delete from conversation_messages', [])
      for (let left = count, n = 0; left > 0; left -= per_conversation, n++) {
        const copy = n === 0 ? id : `${id}${n}`
        if (n > 0) await tx.run(copyOf, [copy, n, id])
        await tx.run(messagesOf, [Math.min(left, per_conversation), copy])
      }
    })
  await fill(most)
  expect((JSON.parse(await exported({ format: 'json' })) as unknown[]).length).toBe(most)
  await fill(most + 1)
  const { body } = await h.post(at('conversations/exports'), { format: 'csv' })
  await workOff(h, site)
  const ended = (await h.get(at(`operations/${body.id}`))).body
  expect(ended).toMatchObject({ status: 'canceled', reason: { code: 'export_full' } })
  const headers = { authorization: `Bearer ${h.person.token}` }
  expect((await h.app.request(at(`operations/${body.id}/file`), { headers })).status).not.toBe(200)
}, 120_000)

test('an assistant that the site does not have is refused', async () => {
  const filter = { assistant_id: 'asst_0199a3f2c4d87e6b9a0112233445566f' }
  const { status, body } = await h.post(at('conversations/exports'), { format: 'csv', filter })
  expect([status, body.errors]).toMatchObject([422, [{ pointer: '/filter/assistant_id', code: 'unknown_reference' }]])
})

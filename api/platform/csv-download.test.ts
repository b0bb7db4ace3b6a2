import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../testing/harness.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Exported')
})
afterAll(() => h.close())

const counting = 'with recursive c(n) as (select 1 union all select n + 1 from c where n < ?)'
const insertRuns = `${counting} insert into runs
  (id, journey_id, journey_version, lead_id, cause, status, state, attempts, enrolled_at, enrolled_day, ended_at)
  select 'run_' || n, 'jrn_1', 1, 'lead_' || n, 'manual', 'completed', '{}', 0, n, 1, n from c`
const insertQuestion = `insert into questions (email_id, run_id, journey_id, step_id, lead_id, question, answers)
  values ('msg_1', 'run_1', 'jrn_1', 'ask', 'lead_1', 'How was it?', '[]')`
const insertAnswers = `${counting} insert into answers
  (id, email_id, run_id, step_id, lead_id, text, at, late, verdict, user_agent)
  select 'ans_' || n, 'msg_1', 'run_1', 'ask', 'lead_1', 'Good', n, 0, 'person', '' from c`

const pages = 3
const ofPage = 500
beforeAll(() =>
  h.inSite(site, async tx => {
    await tx.run(insertRuns, [pages * ofPage])
    await tx.run(insertQuestion, [])
    await tx.run(insertAnswers, [pages * ofPage])
  }),
)

async function begin(table: string, token: string) {
  const response = await h.app.request(`/v1/sites/${site}/${table}/export`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const reader = response.body?.getReader()
  let lines = 0
  const readOn = async (): Promise<number> => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) return lines
      lines += new TextDecoder().decode(value).split('\r\n').length - 1
    }
  }
  return { reader, readOn, lines: () => lines }
}

test.each(['runs', 'answers'])('a table of %s is broken off once the right to it is gone', async table => {
  const made = await h.post('/v1/api-keys', { name: 'Export', site_ids: [site], grants: ['manage-marketing'] })
  const whole = await begin(table, made.body.key as string)
  expect(await whole.readOn()).toBe(1 + pages * ofPage)

  const cut = await begin(table, made.body.key as string)
  await cut.reader?.read()
  expect((await h.delete(`/v1/api-keys/${made.body.id}`)).status).toBe(204)
  await expect(cut.readOn()).rejects.toThrow()
  // What was read before somebody took it away may still be on its way.
  expect(cut.lines()).toBeLessThan(2 * ofPage)
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer } from '../../server.ts'
import { createHarness, type Harness, until } from '../../testing/harness.ts'
import { createLog, type Log } from '../runtime/log.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness({ HOST: '127.0.0.1', PORT: '0' })
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

/** A real server, what it logs, and what anybody writes past the log. */
async function serving() {
  const lines: [Record<string, unknown>, string][] = []
  const log = (bound: object): Log =>
    Object.assign(Object.create(createLog('silent')), {
      child: (fields: object) => log({ ...bound, ...fields }),
      warn: (fields: object, message: string) => lines.push([{ ...bound, ...fields }, message]),
    })
  const server = await startServer({ ...h.installation, log: log({}) }, { ready: true })
  const consoles = (['error', 'info', 'log'] as const).map(name => vi.spyOn(console, name).mockImplementation(() => {}))
  const written = () => consoles.flatMap(({ mock }) => mock.calls)
  const close = async () => {
    for (const one of consoles) one.mockRestore()
    await server.close(0)
  }
  return { port: server.port, lines, written, close }
}

test('a table that is broken off ends the connection, and the log has one line that names the request', async () => {
  // More than lies in buffers on the way.
  const long = "'long_' || n, 'jrn_1', 1, hex(randomblob(2000))"
  await h.inSite(site, tx => tx.run(insertRuns.replace("'run_' || n, 'jrn_1', 1, 'lead_' || n", long), [4_000]))
  const { body } = await h.post('/v1/api-keys', { name: 'Cut', site_ids: [site], grants: ['manage-marketing'] })
  const { port, lines, written, close } = await serving()
  try {
    const headers = { authorization: `Bearer ${body.key}`, 'request-id': 'cut-12345678', 'accept-encoding': 'identity' }
    const answer = await fetch(`http://127.0.0.1:${port}/v1/sites/${site}/runs/export`, { headers })
    const reader = answer.body?.getReader()
    await reader?.read()
    expect((await h.delete(`/v1/api-keys/${body.id}`)).status).toBe(204)
    const readOn = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(readOn()).rejects.toThrow()
    await until(
      async () => lines,
      all => all.length > 0,
    )
    expect(lines).toEqual([
      [
        { request_id: 'cut-12345678', site_id: site, code: 'not_permitted', path: `/v1/sites/${site}/runs/export` },
        'a table was broken off',
      ],
    ])
    expect(written()).toEqual([])
  } finally {
    await close()
  }
})

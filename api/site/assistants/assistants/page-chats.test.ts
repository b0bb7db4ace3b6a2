/** Published assistants in the widget's configuration, and what they say first by rules that only the server knows. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
let assistants: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
  assistants = `/v1/sites/${site}/assistants`
})
afterAll(() => h.close())

interface Config {
  entries: { file: string }[]
  chats?: { id: string; on_every_page?: boolean; openers?: Record<string, unknown>[] }[]
}
const config = async () => (await h.get(`/v1/public/sites/${site}/config`, { token: null })).body as unknown as Config
const filesOf = ({ entries }: Config) => entries.map(({ file }) => file)

const rule = (field: string, op: string, values?: string[]) => ({ field, op, ...(values && { values }) })
const opener = {
  message: { en: 'Looking for something?', es: '' },
  triggers: [{ type: 'delay', seconds: 5 }],
  url_rules: [],
  visitor_rules: [rule('visitor', 'is', ['new'])],
  devices: ['desktop', 'tablet', 'mobile'],
  frequency_days: 7,
}

test('an assistant is in the configuration while it is published, and its chat is loaded with the page', async () => {
  expect(filesOf(await config())).not.toContain('chat.js')
  const { body: made } = await h.post(assistants, { name: 'Helper', strict: false, tools: [], openers: [opener] })
  expect((await config()).chats).toBeUndefined()
  expect((await h.post(`${assistants}/${made.id}/publish`)).status).toBe(200)
  const said = await config()
  expect(filesOf(said)).toContain('chat.js')
  expect(said.chats).toMatchObject([
    {
      id: made.id,
      on_every_page: true,
      openers: [
        {
          id: `${made.id}:0`,
          content: { heading: 'Looking for something?' },
          frequency_days: 7,
          triggers: opener.triggers,
          rules: [{ on: 'visitor' }],
        },
      ],
    },
  ])
  await h.post(`${assistants}/${made.id}/unpublish`)
  expect((await config()).chats).toBeUndefined()
})

test('an opener for known leads is decided by the server', async () => {
  const openers = [{ ...opener, visitor_rules: [rule('country', 'is', ['ES'])] }]
  const { body: made } = await h.post(assistants, {
    name: 'Knows',
    strict: false,
    tools: [],
    openers,
    on_every_page: false,
  })
  await h.post(`${assistants}/${made.id}/publish`)
  const chat = (await config()).chats?.find(({ id }) => id === made.id)
  expect(chat).toMatchObject({ id: made.id, openers: [{ ask: true }] })
  expect(chat).not.toHaveProperty('on_every_page')
  const decide = async (timezone: string) =>
    (await h.post(`/v1/public/sites/${site}/decisions`, { timezone }, { token: null })).body.popup_ids
  expect(await decide('Europe/Madrid')).toEqual([`${made.id}:0`])
  expect(await decide('Europe/Berlin')).toEqual([])
})

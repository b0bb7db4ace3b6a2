/** Files of visitors who may not send any: refused before their bytes are read. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let assistant: string
let one: { path: string; authorization: string }
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Files')
  await h.post(`/v1/sites/${site}/publish`)
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(`/v1/sites/${site}/knowledge-sources`, pair)).body.id]
  assistant = String((await h.post(`/v1/sites/${site}/assistants`, { name: 'Helper', source_ids })).body.id)
  await take(true)
  const path = `/v1/public/sites/${site}/chats/${assistant}/conversations`
  const { body } = await h.post(path, { locale: 'en' }, { token: null })
  const at = `/v1/public/sites/${site}/conversations/${body.conversation_id}`
  one = { path: at, authorization: `Bearer ${body.secret}` }
})
afterAll(() => h.close())

async function take(takes_files: boolean) {
  await h.patch(`/v1/sites/${site}/assistants/${assistant}`, { takes_files })
  expect((await h.post(`/v1/sites/${site}/assistants/${assistant}/publish`)).status).toBe(200)
}

test('who may send no file is refused before any of it is read', async () => {
  const read = { bytes: 0 }
  const send = (path: string, authorization: string) => {
    const boundary = 'multipart/form-data; boundary=b'
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        read.bytes += 1
        controller.enqueue(Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'))
      },
    })
    const headers = { authorization, 'content-type': boundary }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    return h.app.request(`${path}/files`, init)
  }
  const begun = read.bytes
  const refused = async (path: string, authorization: string) => {
    const answer = await send(path, authorization)
    return [answer.status, ((await answer.json()) as { code: string }).code]
  }
  const nothing = one.path.replace(/[^/]+$/, 'nothing')
  expect(await refused(nothing, one.authorization)).toEqual([404, 'site_not_found'])
  expect(await refused(one.path, 'Bearer wrong')).toEqual([404, 'site_not_found'])
  await take(false)
  expect(await refused(one.path, one.authorization)).toEqual([409, 'chat_files_off'])
  await take(true)
  // A stream fills its own queue of one piece when it is made.
  expect(read.bytes - begun).toBeLessThanOrEqual(3)
  expect(h.installation.concurrency.size).toBe(0)
})

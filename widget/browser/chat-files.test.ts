/** Files in the chat: chosen, dropped and pasted, sent with a question, and refused with what to do. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectNoBarriersIn } from '../testing/axe.ts'
import { type Bench, hostPage, startBench } from '../testing/browser.ts'
import { ask, entry, launcher, log } from '../testing/chat-page.ts'
import { type FakeChat, fakeChat } from '../testing/fake-chat.ts'

let bench: Bench
let fake: FakeChat
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())
beforeEach(() => {
  bench.api.popups = []
  fake = fakeChat(bench.api)
})

const visit = () => bench.open(hostPage(bench.api))
const taken = { count_max: 2, bytes_max: 1_048_576, accept: ['.txt'] }
const text = (name: string, content = 'x') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

test('files are uploaded with the secret, named by the message, and shown with it', async () => {
  fake.chat = { ...fake.chat, files: taken }
  fake.upload.body = { data: [{ id: 'cfile_1', name: 'a.txt', bytes: 1 }] }
  const one = await visit()
  const { page } = one
  await launcher(one).click()
  await page.locator('input[type=file]').setInputFiles([text('a.txt')])
  await page.getByRole('button', { name: 'Send' }).click()
  await log(one).getByText('Yes.').waitFor()
  const uploaded = fake.sent.find(({ what }) => what === 'POST /conversations/conv_1/files')
  expect(uploaded).toMatchObject({ secret: 's3cret', body: { form: expect.stringContaining('filename="a.txt"') } })
  const asked = fake.sent.find(({ what }) => what === 'POST /conversations/conv_1/messages')
  expect(asked?.body).toMatchObject({ text: 'a.txt', file_ids: ['cfile_1'] })
  expect(await log(one).getByRole('list', { name: 'Files' }).getByText('a.txt').count()).toBe(1)
  await page.locator('input[type=file]').setInputFiles([text('b.txt')])
  await page.getByRole('button', { name: 'Remove b.txt' }).waitFor()
  await expectNoBarriersIn(page, 'leadwright-chat')
  expect(one.errors).toEqual([])
})

test('files are dropped on the chat, or pasted into it; a pasted text stays a text', async () => {
  fake.chat = { ...fake.chat, files: taken }
  const one = await visit()
  const { page } = one
  await launcher(one).click()
  const given = (name: string, words = '') =>
    page.evaluateHandle(
      ([file, text]) => {
        const data = new DataTransfer()
        data.items.add(new File(['a'], file as string))
        if (text) data.setData('text/plain', text)
        return data
      },
      [name, words],
    )
  const files = page.getByRole('list', { name: 'Files to send' })
  const dialog = page.getByRole('dialog')
  const isMarked = () => dialog.evaluate(node => node.classList.contains('over'))
  const dataTransfer = await given('dropped.txt')
  await log(one).dispatchEvent('dragover', { dataTransfer })
  expect(await isMarked()).toBe(true)
  await log(one).dispatchEvent('drop', { dataTransfer })
  await files.getByText('dropped.txt').waitFor()
  expect(await isMarked()).toBe(false)
  const paste = async (name: string, words?: string) =>
    entry(one).evaluate(
      (node, clipboardData) => {
        const composed = { bubbles: true, composed: true, cancelable: true }
        node.dispatchEvent(new ClipboardEvent('paste', { ...composed, clipboardData: clipboardData as DataTransfer }))
      },
      await given(name, words),
    )
  await paste('pasted.txt')
  await files.getByText('pasted.txt').waitFor()
  await paste('sheet.txt', 'One, two')
  await paste('program.exe')
  await page.getByText('program.exe cannot be sent').waitFor()
  expect(await files.getByRole('listitem').count()).toBe(2)
})

test('an upload that fails keeps the files and what was written, for another try', async () => {
  fake.chat = { ...fake.chat, files: taken }
  fake.upload = { status: 500, body: {} }
  const one = await visit()
  await launcher(one).click()
  await one.page.locator('input[type=file]').setInputFiles([text('a.txt')])
  await ask(one, 'Read this.')
  await one.page.getByText('No connection. Please try again.').waitFor()
  expect(await entry(one).inputValue()).toBe('Read this.')
  fake.upload = { status: 201, body: { data: [{ id: 'cfile_1', name: 'a.txt', bytes: 1 }] } }
  await one.page.getByRole('button', { name: 'Send' }).click()
  await log(one).getByText('Yes.').waitFor()
  await expect.poll(() => entry(one).inputValue()).toBe('')
})

test('without files in its configuration there is no button for them', async () => {
  const one = await visit()
  await launcher(one).click()
  await entry(one).waitFor()
  expect(await one.page.getByRole('button', { name: 'Attach files' }).count()).toBe(0)
})

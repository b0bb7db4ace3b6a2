import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileTransport } from './file-transport.ts'
import { listMail, readMail } from './mail-folder.ts'
import { memoryTransport } from './memory-transport.ts'
import { composeMessage, messageId } from './message.ts'

const root = mkdtempSync(join(tmpdir(), 'leadwright-mail-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function mail(n: number) {
  return composeMessage({
    from: { name: 'Señor Bo', address: 'bo@acme.example' },
    to: { name: 'Ana', address: `lead${n}@example.com` },
    subject: `Número ${n}`,
    html: `<p>Hi <a class="x" href="https://a.example/?a=1&amp;b=${n}">go</a> <a href="https://a.example/?a=1&amp;b=${n}">again</a></p>`,
    text: `Hi ${n}`,
    message_id: messageId(['m', n], 'acme.example'),
    date: 0,
  })
}

test('mail is written whole, listed newest first in pages, and read back parsed', async () => {
  const folder = join(root, 'a')
  let now = Date.UTC(2026, 0, 1)
  const out = fileTransport(folder, { now: () => now })
  for (let n = 0; n < 5; n++) {
    expect((await out.send(mail(n))).outcome).toBe('delivered')
    if (n % 2) now += 1000
  }
  const first = await listMail(folder, { limit: 3 })
  expect(first.map(one => one.subject)).toEqual(['Número 4', 'Número 3', 'Número 2'])
  const rest = await listMail(folder, { limit: 3, before: first[2]?.id })
  expect(rest.map(one => one.subject)).toEqual(['Número 1', 'Número 0'])
  expect(first[0]).toMatchObject({
    from: 'Señor Bo <bo@acme.example>',
    to: 'Ana <lead4@example.com>',
    date: '2026-01-01T00:00:02.000Z',
  })
  const read = await readMail(folder, first[0]?.id ?? '')
  expect(read).toMatchObject({ text: 'Hi 4\n', links: ['https://a.example/?a=1&b=4'], message_id: mail(4).message_id })
  expect(read?.html).toContain('<p>Hi ')
  const lines = readFileSync(join(folder, 'mail.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines.map(line => line.to)).toEqual([0, 1, 2, 3, 4].map(n => `lead${n}@example.com`))
  expect(readFileSync(join(folder, `${lines[0].id}.eml`)).equals(mail(0).raw)).toBe(true)
})

test('strange ids and files are no mail', async () => {
  const folder = join(root, 'b')
  fileTransport(folder, { now: () => 0 })
  writeFileSync(join(folder, 'notes.eml'), 'x')
  writeFileSync(join(root, 'secret.eml'), 'x')
  expect(await listMail(folder, { limit: 10 })).toEqual([])
  for (const id of ['../secret', 'notes', '', '000000000000000-000001-abcdef'])
    expect(await readMail(folder, id)).toBeNull()
  expect(await listMail(join(root, 'absent'), { limit: 10 })).toEqual([])
})

test('a hand-off that is called off or a folder that vanished leaves nothing and defers', async () => {
  const folder = join(root, 'c')
  const out = fileTransport(folder, { now: () => 0 })
  const calledOff = await out.send(mail(1), { onHandOff: () => Promise.reject(new Error('held')) })
  expect(calledOff).toEqual({ outcome: 'deferred', reason: 'held' })
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
  expect((await out.send(mail(1))).outcome).toBe('deferred')
})

test('the memory transport keeps what was accepted and can be told to answer otherwise', async () => {
  const out = memoryTransport({
    keep: 1,
    answer: (_mail, attempt) =>
      attempt === 1 ? { outcome: 'unknown', reason: 'cut' } : { outcome: 'delivered', response: '250' },
  })
  expect((await out.send(mail(1))).outcome).toBe('unknown')
  expect((await out.send(mail(2))).outcome).toBe('delivered')
  expect((await out.send(mail(3))).outcome).toBe('delivered')
  expect([out.sent.length, out.count()]).toEqual([1, 2])
  await out.close()
  expect((await out.send(mail(4))).outcome).toBe('deferred')
})

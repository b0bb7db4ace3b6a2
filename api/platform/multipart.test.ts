import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { readMultipart, type UploadedFile } from './multipart.ts'

const form = (parts: readonly string[], mark = 'mark', end = `--${mark}--\r\n`) =>
  Buffer.from(parts.map(part => `--${mark}\r\nContent-Disposition: form-data; ${part}\r\n`).join('') + end)
const file = (content: string) => `name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${content}`
const read = (bytes: Buffer, type = 'multipart/form-data; boundary=mark') => readMultipart(bytes, type)
const contentOf = async (bytes: Buffer) => ((await read(bytes)).values.file as UploadedFile).bytes.toString()

test.each([
  'plain',
  '',
  'ends with a line\r\n',
  'the --mark in its midst',
  '--mark at its very beginning is a line’s, so not here: x--mark',
  `${'--mark '.repeat(50)}more often than there may be parts`,
  'a line that begins with it and goes on\r\n--marked as such\r\n',
])('a file that says %j comes as it is', async content => expect(await contentOf(form([file(content)]))).toBe(content))

test('texts and files stand beside one another, and quoted boundaries are read', async () => {
  const bytes = form([file('one'), 'name="note"\r\n\r\nA note'], 'a b')
  const { values } = await read(bytes, 'multipart/form-data; boundary="a b"')
  expect(values.note).toBe('A note')
  expect((values.file as UploadedFile).bytes.toString()).toBe('one')
})

test('what has no end, no boundary or too many parts is refused', async () => {
  const many = Array.from({ length: limits.multipart_parts_max + 1 }, (_, i) => `name="p${i}"\r\n\r\nx`)
  const refused = { code: 'body_not_multipart' }
  await expect(read(form([file('x')], 'mark', ''))).rejects.toMatchObject(refused)
  await expect(read(form([file('x')]), 'multipart/form-data')).rejects.toMatchObject(refused)
  await expect(read(form(many))).rejects.toMatchObject(refused)
  await expect(read(Buffer.from('no form'))).rejects.toMatchObject(refused)
})

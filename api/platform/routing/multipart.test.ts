import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentHash } from '../files/storage/storage.ts'
import { limits } from '../runtime/limits.ts'
import { readMultipart, type StoredUpload } from './multipart.ts'

const form = (parts: readonly string[], mark = 'mark', end = `--${mark}--\r\n`) =>
  Buffer.from(parts.map(part => `--${mark}\r\nContent-Disposition: form-data; ${part}\r\n`).join('') + end)
const file = (content: string) => `name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${content}`
async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const read = (bytes: Buffer, type = 'multipart/form-data; boundary=mark', size = 7) =>
  readMultipart(inPieces(bytes, size), type, { files_max: 3 })
const textOf = (given: unknown) => (given as { bytes: Buffer }).bytes.toString()
const contentOf = async (bytes: Buffer, size: number) => textOf((await read(bytes, undefined, size)).values.file)

test.each([
  'plain',
  '',
  'ends with a line\r\n',
  'the --mark in its midst',
  '--mark at its very beginning is a line’s, so not here: x--mark',
  `${'--mark '.repeat(50)}more often than there may be parts`,
  'a line that begins with it and goes on\r\n--marked as such\r\n',
])('a file that says %j comes as it is, however its body is cut', async content => {
  for (const size of [1, 2, 7, 64, 100_000]) expect(await contentOf(form([file(content)]), size)).toBe(content)
})

test('texts and files stand beside one another, and quoted boundaries are read', async () => {
  const bytes = form([file('one'), 'name="note"\r\n\r\nA note'], 'a b')
  const { values } = await read(bytes, 'multipart/form-data; boundary="a b"')
  expect(values.note).toBe('A note')
  expect(textOf(values.file)).toBe('one')
})

test('files of one name are counted on; a text that comes twice is none', async () => {
  const { values } = await read(
    form([file('one'), file('two'), file('three'), ...['a', 'b'].map(text => `name="note"\r\n\r\n${text}`)]),
  )
  expect([values.file, values.file_2, values.file_3].map(textOf)).toEqual(['one', 'two', 'three'])
  expect(values.note).toEqual(['a', 'b'])
})

test('what has no end, no boundary or too many parts is refused', async () => {
  const many = Array.from({ length: limits.multipart_parts_max + 1 }, (_, i) => `name="p${i}"\r\n\r\nx`)
  const refused = { code: 'body_not_multipart' }
  await expect(read(form([file('x')], 'mark', ''))).rejects.toMatchObject(refused)
  await expect(read(form([file('x')]), 'multipart/form-data')).rejects.toMatchObject(refused)
  await expect(read(form(many))).rejects.toMatchObject(refused)
  await expect(read(Buffer.from('no form'))).rejects.toMatchObject(refused)
})

test('on disk a file is there with its hash until it is discarded; broken off in its midst nothing stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-multipart-'))
  const newPath = async () => join(folder, `part-${readdirSync(folder).length}`)
  const type = 'multipart/form-data; boundary=mark'
  const content = Buffer.alloc(300_000, 'ab\r\n--mar')
  const whole = form([file(content.toString()), 'name="note"\r\n\r\nA note'])
  const { values, discard } = await readMultipart(inPieces(whole, 65_536), type, { files_max: 1, newPath })
  const { path, size, hash } = values.file as StoredUpload
  expect([readFileSync(path).equals(content), size, hash]).toEqual([true, content.length, contentHash(content)])
  expect(values.note).toBe('A note')
  await discard()
  expect(readdirSync(folder)).toEqual([])
  const broken = readMultipart(inPieces(whole.subarray(0, 200_000), 65_536), type, { files_max: 1, newPath })
  await expect(broken).rejects.toMatchObject({ code: 'body_not_multipart' })
  expect(readdirSync(folder)).toEqual([])
  const several = inPieces(form([file('one'), file('two')]), 65_536)
  await expect(readMultipart(several, type, { files_max: 1, newPath })).rejects.toMatchObject({
    details: { errors: [{ pointer: '/file_2', code: 'too_many_files', values: { maximum: 1 } }] },
  })
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a long text is refused, and so are headers without end', async () => {
  const long = form([`name="note"\r\n\r\n${'x'.repeat(limits.multipart_overhead_bytes_max + 1)}`])
  await expect(read(long)).rejects.toMatchObject({ code: 'body_too_large' })
  const endless = form([`name="note"; x=${'x'.repeat(20_000)}\r\n\r\nx`])
  await expect(read(endless)).rejects.toMatchObject({ code: 'body_not_multipart' })
})

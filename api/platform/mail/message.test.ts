import { createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import { text as readText } from 'node:stream/consumers'
import fc from 'fast-check'
import DKIM from 'nodemailer/lib/dkim'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { tries } from '../../testing/repetitions.ts'
import { DKIM_HEADER_FIELDS } from './dkim.ts'
import { isHeaderSafe } from './header-text.ts'
import { composeMessage, type MailDraft, messageId } from './message.ts'
import { isWireReady } from './wire-ready.ts'

const draft: MailDraft = {
  from: { name: 'Acme', address: 'news@acme.example' },
  to: { address: 'ana@example.com' },
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  message_id: '<1@acme.example>',
  date: Date.UTC(2026, 10, 20, 8, 5, 6),
}
const list = { id: 'site-1.acme.example', unsubscribe_url: 'https://lw.example/u/abc', one_click: true as const }
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string())
/** What a mail program shows: line breaks unified, the last one belongs to the MIME frame. */
const shown = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(/\n$/, '')
const headerNames = (raw: Buffer) =>
  raw
    .toString('latin1')
    .split('\r\n\r\n', 1)[0]
    ?.split('\r\n')
    .filter(line => !/^[ \t]/.test(line))
    .map(line => line.slice(0, line.indexOf(':')))

test('a marketing mail carries everything that it must', async () => {
  const mail = composeMessage({
    ...draft,
    list,
    reply_to: { name: 'Bo', address: 'bo@acme.example' },
    headers: { 'X-Site': 's1' },
  })
  expect(mail.envelope).toEqual({ from: 'news@acme.example', to: 'ana@example.com' })
  expect(headerNames(mail.raw)).toEqual([
    'From',
    'To',
    'Reply-To',
    'Subject',
    'Date',
    'Message-ID',
    'List-Id',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
    'X-Site',
    'MIME-Version',
    'Content-Type',
  ])
  const raw = mail.raw.toString()
  expect(raw).toContain(
    '\r\nList-Unsubscribe: <https://lw.example/u/abc>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n',
  )
  expect(raw).toContain('\r\nDate: Fri, 20 Nov 2026 08:05:06 +0000\r\n')
  const parsed = await PostalMime.parse(mail.raw)
  expect(parsed).toMatchObject({
    subject: 'Hello',
    messageId: '<1@acme.example>',
    replyTo: [{ name: 'Bo', address: 'bo@acme.example' }],
  })
  expect(composeMessage({ ...draft, list }).raw.equals(composeMessage({ ...draft, list }).raw)).toBe(true)
})

test('any text survives the round trip in both parts', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (text, html) => {
      const { raw } = composeMessage({ ...draft, text, html })
      const parsed = await PostalMime.parse(raw)
      expect(shown(parsed.text ?? '')).toBe(shown(text))
      expect(shown(parsed.html ?? '')).toBe(shown(html))
      expect(raw.toString('latin1')).toMatch(/^[\t\r\n -~]*$/)
      expect(
        Math.max(
          ...raw
            .toString('latin1')
            .split('\r\n')
            .map(line => line.length),
        ),
      ).toBeLessThanOrEqual(998)
    }),
    tries(100, 4_000),
  )
})

test('long lines, dots, trailing blanks and boundaries in the text survive', async () => {
  const text = [
    '.',
    '..',
    '.hidden',
    'x'.repeat(5000),
    `${'y'.repeat(75)}.z`,
    'end ',
    'tab\t',
    '',
    'From me',
    '--=_abc',
    '=3D=',
    'ñ'.repeat(400),
  ].join('\n')
  const { raw } = composeMessage({ ...draft, text, html: text })
  const parsed = await PostalMime.parse(raw)
  expect(shown(parsed.text ?? '')).toBe(text)
  expect(shown(parsed.html ?? '')).toBe(text)
  const lines = raw.toString().split('\r\n')
  expect(lines.filter(line => line.startsWith('.'))).toEqual([])
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(76)
})

test('any name and subject add no header and come back as text', async () => {
  const hostile = fc.oneof(
    anyText,
    fc
      .array(
        fc.constantFrom(
          '\r\n',
          '\n',
          '\r',
          '\0',
          'Bcc: x@evil.example',
          ' ',
          '"',
          '\\',
          '<',
          '>',
          '=?',
          '?=',
          ',',
          'ñ',
          '\u2028',
          'A',
        ),
        { maxLength: 20 },
      )
      .map(parts => parts.join('')),
  )
  const plain = headerNames(composeMessage({ ...draft, list, reply_to: draft.from }).raw)
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (name, subject) => {
      const { raw } = composeMessage({
        ...draft,
        list,
        subject,
        from: { name, address: 'a@acme.example' },
        reply_to: { name, address: 'b@acme.example' },
      })
      expect(headerNames(raw)).toEqual(plain)
      const parsed = await PostalMime.parse(raw)
      const clean = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\ufffd\s]+/gu, ' ').trim()
      expect(clean(parsed.subject ?? '')).toBe(clean(subject.toWellFormed()))
      expect(parsed.from?.address).toBe('a@acme.example')
      expect(clean(parsed.from?.name ?? '')).toBe(clean(name.toWellFormed()))
      expect(parsed.bcc ?? []).toEqual([])
    }),
    tries(100, 10_000),
  )
})

test('names and subjects of every script are read as written', async () => {
  for (const words of [
    'José Ñandú',
    '王小明',
    'Дмитрий Иванович',
    'محمد بن سلمان',
    'O’Brien, "Bo" <x>',
    '👩‍👩‍👧‍👦 familia',
    'नमस्ते '.repeat(30).trim(),
  ]) {
    const parsed = await PostalMime.parse(
      composeMessage({ ...draft, subject: words, from: { name: words, address: 'a@b.example' } }).raw,
    )
    expect(parsed.subject).toBe(words)
    expect(parsed.from?.name).toBe(words)
  }
})

test('what no caller may pass is refused', () => {
  const wrong: Partial<MailDraft>[] = [
    { from: { address: 'a@b.example\r\nBcc: x@y.example' } },
    { to: { address: '"x@evil.example"@b.example' } },
    { reply_to: { address: 'x' } },
    { message_id: 'x' },
    { message_id: '<a@b>\r\nX: y' },
    { list: { ...list, id: 'a b' } },
    { list: { ...list, unsubscribe_url: 'javascript:alert(1)' } },
    { list: { ...list, unsubscribe_url: `https://a.example/${'x'.repeat(1000)}` } },
    { headers: { 'Bad Name': 'x' } },
    { headers: { Bcc: 'x@y.example' } },
    { headers: { 'List-Unsubscribe': 'x' } },
    { html: 'x'.repeat(2_000_001) },
  ]
  for (const part of wrong)
    expect(() => composeMessage({ ...draft, ...part }), JSON.stringify(part).slice(0, 80)).toThrow()
  const { raw } = composeMessage({ ...draft, headers: { 'X-A': 'a\r\nBcc: x@y.example' } })
  expect(headerNames(raw)).not.toContain('Bcc')
})

test('header-safe text has neither line breaks nor control characters', () => {
  expect(['Ana', 'Ñ 王', "O'Brien", ''].every(isHeaderSafe)).toBe(true)
  expect(['a\rb', 'a\nb', 'a\0b', 'a\u0085b', 'a\u2028b', '\ud800'].some(isHeaderSafe)).toBe(false)
})

test('a Message-ID depends on its parts alone', () => {
  expect(messageId(['run_1', 2], 'Bücher.example')).toMatch(/^<[0-9a-f]{40}@xn--bcher-kva\.example>$/)
  expect(messageId(['run_1', 2], 'a.example')).toBe(messageId(['run_1', 2], 'a.example'))
  expect(
    new Set([
      messageId(['a', 'bc'], 'x.example'),
      messageId(['ab', 'c'], 'x.example'),
      messageId(['a', 'b', 'c'], 'x.example'),
    ]).size,
  ).toBe(3)
  expect(() => messageId(['a'], 'x>\r\n')).toThrow()
})

test('the DKIM signature is the one that nodemailer makes, verifies, and covers both unsubscribe headers', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const texts = ['Hello  two   blanks ', 'ñ\n\n\n', '', ' \n \n.x\n\n']
  for (const text of texts) {
    const unsigned = composeMessage({ ...draft, list, text, html: text, subject: 'Ñandú '.repeat(20) })
    const signed = composeMessage({
      ...draft,
      list,
      text,
      html: text,
      subject: 'Ñandú '.repeat(20),
      dkim: { domain: 'acme.example', selector: 's1', private_key: privateKey },
    })
    const theirs = new DKIM({
      domainName: 'acme.example',
      keySelector: 's1',
      privateKey: pem,
      headerFieldNames: DKIM_HEADER_FIELDS,
    })
    expect(signed.raw.toString()).toBe(await readText(theirs.sign(unsigned.raw)))
  }
  const { raw } = composeMessage({ ...draft, list, dkim: { domain: 'acme.example', selector: 's1', private_key: pem } })
  const unfolded =
    raw
      .toString()
      .split('\r\n\r\n', 1)[0]
      ?.replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n') ?? []
  const signature = unfolded.find(line => line.startsWith('DKIM-Signature:')) ?? ''
  const names = /\bh=([^;]+)/.exec(signature)?.[1]?.replace(/\s/g, '').split(':') ?? []
  expect(names).toEqual(expect.arrayContaining(['from', 'list-id', 'list-unsubscribe', 'list-unsubscribe-post']))
  const canonical = names.map(name => {
    const line = unfolded.find(header => header.toLowerCase().startsWith(`${name}:`)) ?? ''
    return `${name}:${line
      .slice(name.length + 1)
      .replace(/\s+/g, ' ')
      .trim()}\r\n`
  })
  const [ahead, value] = signature.split(' b=')
  const own = `dkim-signature:${`${ahead} b=`.slice('DKIM-Signature:'.length).replace(/\s+/g, ' ').trim()}`
  const verify = createVerify('RSA-SHA256').update(canonical.join('') + own)
  expect(
    verify.verify(
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      (value ?? '').replace(/\s/g, ''),
      'base64',
    ),
  ).toBe(true)
  expect(() =>
    composeMessage({ ...draft, dkim: { domain: 'a.example', selector: 's', private_key: 'no key' } }),
  ).toThrow('DKIM')
})

test('a message goes as it is: every line ends with CRLF and none begins with a dot, whatever was written', () => {
  for (const [octets, ready] of [
    ['a\r\nb.\r\n .\r\n', true],
    ['.a', false],
    ['a\r\n.b', false],
    ['a\nb', false],
    ['a\rb', false],
  ] as const) {
    expect(isWireReady(octets)).toBe(ready)
  }
  const lines = fc
    .array(fc.oneof(fc.constantFrom('.', '\r', '\n', '\r\n', '..\r\n.\r\n'), anyText))
    .map(all => all.join(''))
  fc.assert(
    fc.property(lines, lines, anyText, (text, html, subject) => {
      fc.pre(isHeaderSafe(subject))
      expect(isWireReady(composeMessage({ ...draft, text, html, subject }).raw.toString('latin1'))).toBe(true)
    }),
    tries(300),
  )
})

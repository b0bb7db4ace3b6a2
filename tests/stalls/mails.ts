/** Emails that strangers may send to where undeliverable ones come back. */
import { connect } from 'node:net'
import type { Input } from './roads.ts'
import { return_path, type Scene } from './scene.ts'

const many = (part: string, characters: number) => part.repeat(Math.ceil(characters / part.length))
const report = (status: string) =>
  `From: a@b.example\r\nTo: ${return_path}\r\nSubject: Undelivered\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nFailed\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\n${status}\r\n--x--\r\n`
const nestedParts = (depth: number) =>
  Array.from({ length: depth }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`).join('')
const said = (headers: string, body = 'a') => `From: a@b.example\r\nTo: ${return_path}\r\n${headers}\r\n${body}\r\n`

const reply = (headers: string, body: string) => said(`In-Reply-To: <a@b.example>\r\n${headers}`, body)

const texts: [string, () => string][] = [
  ['a long word in To', () => said(`Cc: ${many('a', 900_000)}\r\n`)],
  ['a long recipient', () => report(`Final-Recipient: rfc822; ${many('a', 900_000)}`)],
  ['many addresses', () => said(`Cc: ${many('a@b.example, ', 900_000)}\r\n`)],
  ['brackets', () => said(`Cc: ${many('<', 900_000)}\r\n`)],
  ['comments', () => said(`Cc: ${many('(', 900_000)}\r\n`)],
  ['quotes', () => said(`Subject: ${many('"\\', 900_000)}\r\n`)],
  ['encoded words', () => said(`Subject: ${many('=?utf-8?q?a?= ', 900_000)}\r\n`)],
  ['broken words', () => said(`Subject: ${many('=?', 900_000)}\r\n`)],
  ['many headers', () => said(many('A: b\r\n', 900_000))],
  ['folded', () => said(`Subject: a${many('\r\n b', 900_000)}\r\n`)],
  ['references', () => said(`References: ${many('<a@b> ', 900_000)}\r\n`)],
  ['nested parts', () => said(nestedParts(10_000))],
  ['many parts', () => said('Content-Type: multipart/mixed; boundary=x\r\n', many('--x\r\n\r\na\r\n', 900_000))],
  ['parameters', () => said(`Content-Type: text/plain; ${many('a=b; ', 900_000)}\r\n`)],
  ['base64', () => said('Content-Transfer-Encoding: base64\r\n', many('YWFh', 900_000))],
  ['quoted printable', () => said('Content-Transfer-Encoding: quoted-printable\r\n', many('=41', 900_000))],
  ['HTML', () => said('Content-Type: text/html\r\n', many('<div>', 900_000))],
  ['entities', () => said('Content-Type: text/html\r\n', many('&lt;', 900_000))],
  ...['On 3 Mar 2027, a@b.example\r\n', 'From: a@b.example\r\n', '> a\r\na\r\n', 'Sent from my \r\n', '--\r\n'].map(
    (part): [string, () => string] => [`a reply of ${JSON.stringify(part)}`, () => reply('', many(part, 900_000))],
  ),
  ...['<blockquote>', '<div class=gmail_quote>', '<hr>', '<div style="border-top:solid">'].map(
    (part): [string, () => string] => [
      `a reply of ${part}`,
      () => reply('Content-Type: text/html\r\n', many(part, 900_000)),
    ],
  ),
  ['a reply that flows', () => reply('Content-Type: text/plain; format=flowed\r\n', many('> a \r\n', 900_000))],
  ['quoted lines', () => said('', many('> a\r\n', 900_000))],
  ['spaces', () => said('', `${many(' ', 900_000)}x`)],
  ['fields of a report', () => report(many('Final-Recipient: rfc822; a@b.example\r\n\r\n', 900_000))],
  ['codes', () => report(`Final-Recipient: rfc822; a@b.example\r\nDiagnostic-Code: smtp; ${many('5.1.1 ', 900_000)}`)],
]

const lines = (text: string): string[] => [
  ...['EHLO stranger.example', 'MAIL FROM:<a@b.example>', `RCPT TO:<${return_path}>`, 'DATA'].map(
    line => `${line}\r\n`,
  ),
  `${text}\r\n.\r\n`,
  'QUIT\r\n',
]

/** The code of the answer to the email. */
const send = ({ smtp_port }: Scene, text: string): Promise<number> =>
  new Promise(resolve => {
    const left = lines(text)
    let code = 0
    const socket = connect(smtp_port, '127.0.0.1')
    socket.setEncoding('utf8').on('data', (answer: string) => {
      // Of an answer of several lines the last one counts.
      const last = answer.trimEnd().split('\r\n').at(-1) ?? ''
      if (!/^\d{3} /.test(last)) return
      if (left.length === 1) code = Number(last.slice(0, 3))
      const next = left.shift()
      if (next === undefined) socket.end()
      else socket.write(next)
    })
    socket.on('error', () => resolve(code)).on('close', () => resolve(code))
    socket.setTimeout(60_000, () => socket.destroy())
  })

export const mails: Input[] = texts.map(([name, write]) => ({
  ...{ road: 'received email', name },
  send: scene => send(scene, write()),
}))

import { expect, test } from 'vitest'
import { htmlReplies, own_words } from '../../../testing/fixtures/html-replies.ts'
import { writeReplies } from '../../../testing/fixtures/replies.ts'
import { readMessage } from '../read-message.ts'
import { readOwnWords } from './own-words.ts'
import { readReply } from './read-reply.ts'

test.each(writeReplies())('$name', ({ text, own }) => {
  expect(readOwnWords(text).text).toBe(own)
})

const squeezed = (text: string) => text.replaceAll(/\n+/g, '\n')

test.each(Object.entries(htmlReplies))('%s, of HTML alone', (_, html) => {
  expect(squeezed(readReply({ html }))).toBe(squeezed(own_words))
})

const kept = [
  'On Tuesday I wrote to Marc:\nhe is coming too.',
  'El 3 de marzo escribí a Marc: viene también.\n\nHasta pronto',
  'From: the terrace one sees the sea.',
  'Fecha: 14 de marzo\nPara: 4 personas\nDe: Lucía',
  'Sent from my desk, which is much easier than my phone.',
  'Enviado con retraso por el puente\n\nNos vemos el martes',
  'I cannot open it -- can you send it again?',
  'Two things\n---\n1. the table\n---\n2. the terrace',
  'Prices\n\n2027-03-14 10:30\n2027/03/15 10:30\n\nwhich of the two?',
  'a > b',
]

test.each(kept)('what only looks like a quote is kept: %j', text => {
  expect(readReply({ text })).toBe(text)
})

test('a reply in which nothing was written is empty, and what is below a signature of a phone is read', () => {
  expect(readReply({ text: 'Sent from my iPhone\n\nOn 14 Mar 2027, at 10:30, Ana <a@b.example> wrote:\n\n> Hi' })).toBe(
    '',
  )
  expect(readReply({ text: 'Sent from my iPhone\n\nYes please' })).toBe('Yes please')
  expect(readReply({ html: '<div hidden></div>' })).toBe('')
})

test('an answer and an attribution share a line', () => {
  expect(readReply({ text: 'Yes. On Sun, 14 Mar 2027 at 10:30, Ana <a@b.example> wrote:\n> Hi\n' })).toBe('Yes.')
})

test('a sentence with a day, right above an attribution, is its writer’s', () => {
  const line = 'El dom, 14 mar 2027 a las 10:30, Ana García (<ana@casaverde.example>) escribió:'
  expect(readReply({ text: `El martes 16 a las 10:30 me va bien,\n${line}\n> Hola\n` })).toBe(
    'El martes 16 a las 10:30 me va bien,',
  )
})

test('where the text does not show what is quoted, its HTML does', () => {
  const html = '<p>Yes</p><div id="divRplyFwdMsg">Quoi: Ana</div><p>Which day?</p>'
  expect(readReply({ text: 'Yes\n\nQuoi: Ana\n\nWhich day?', html })).toBe('Yes')
})

test('of text that flows, an answer right below a quote is none of its lines', async () => {
  const raw = [
    'From: Lucía <lucia@example.net>',
    'In-Reply-To: <a@leads.example.com>',
    'Content-Type: text/plain; charset=utf-8; format=flowed',
    '',
    'On 3/14/27 10:30, Ana wrote:',
    '> Which day ',
    '> suits you? ',
    'Tuesday at ',
    'ten.',
    '-- ',
    'Lucía',
  ]
  const { incoming } = await readMessage(Buffer.from(raw.join('\r\n')))
  expect(incoming).toMatchObject({ type: 'reply', excerpt: 'Tuesday at ten.' })
})

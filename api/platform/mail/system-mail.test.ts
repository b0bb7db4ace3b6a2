import { expect, test } from 'vitest'
import { htmlOf } from './system-mail.ts'

const link = 'https://leads.example.com/v1/public/confirmations/abc?x=1&y=2'

test('a link that stands alone becomes the button that the mail names; others stay links', () => {
  const html = htmlOf({ text: `Hello,\n\n${link}\n\nBye`, link, button: 'Confirm <now>' })
  expect(html).toContain('>Confirm &#60;now&#62;</a>')
  expect(html).toContain('href="https://leads.example.com/v1/public/confirmations/abc?x=1&#38;y=2"')
  expect(htmlOf({ text: `Press ${link}`, link, button: 'Confirm' })).not.toContain('>Confirm</a>')
  expect(htmlOf({ text: link, link })).toContain('>https://leads.example.com/')
})

test('nothing in a text is markup', () => {
  expect(htmlOf({ text: '<img src=x onerror=alert(1)> "a" & \'b\'', link })).not.toMatch(/<img/)
})

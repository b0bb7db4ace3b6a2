import { expect, test } from 'vitest'
import { htmlOf as pageOf } from './plain-page.ts'

const htmlOf = (mail: { text: string; link: string; button?: string }) => pageOf({ subject: 'Hello', ...mail })

const link = 'https://leads.example.com/v1/public/confirmations/abc?x=1&y=2'

test('a link that stands alone becomes the button that the mail names; others stay links', () => {
  const html = htmlOf({ text: `Hello,\n\n${link}\n\nBye`, link, button: 'Confirm <now>' })
  expect(html).toContain('>Confirm &#60;now&#62;</a>')
  expect(html).toContain('href="https://leads.example.com/v1/public/confirmations/abc?x=1&#38;y=2"')
  expect(htmlOf({ text: `Press ${link}`, link, button: 'Confirm' })).not.toContain('>Confirm</a>')
  expect(htmlOf({ text: link, link })).toContain('>https://leads.example.com/')
})

test('an address that is longer than the card breaks in it, and a mail of nobody is the product’s', () => {
  const html = htmlOf({ text: `${link}/${'a'.repeat(300)}`, link })
  expect(html).toMatch(/<p style="[^"]*overflow-wrap:anywhere/)
  expect(html).toContain('>Leadwright</p>')
})

test('nothing in a text is markup', () => {
  expect(htmlOf({ text: '<img src=x onerror=alert(1)> "a" & \'b\'', link })).not.toMatch(/<img/)
})

test('it is a page of its language, with the name of whom it is from, and keeps lines', () => {
  const html = pageOf({ subject: 'Hi <you>', text: 'a\nb\n\n\nc', link, from_name: 'Casa & Co', locale: 'es' })
  expect(html).toMatch(/^<!doctype html>\n<html lang="es">/)
  expect(html).toContain('<title>Hi &#60;you&#62;</title>')
  expect(html).toContain('Casa &#38; Co')
  expect(html).toContain('a<br>\nb</p>')
  expect(html.match(/<p /g)).toHaveLength(3)
})

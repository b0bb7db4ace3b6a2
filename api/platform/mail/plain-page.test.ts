import { expect, test } from 'vitest'
import { defaultBrand } from '../schemas/brand.ts'
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
  expect(html).toMatch(/<p [^>]*overflow-wrap:anywhere/)
  expect(html).toContain('>Leadwright</p>')
})

test('nothing in a text is markup', () => {
  expect(htmlOf({ text: '<img src=x onerror=alert(1)> "a" & \'b\'', link })).not.toMatch(/<img/)
})

test('it is in the brand of its site, with the logo in place of the name', () => {
  const brand = { ...defaultBrand, logo_image_id: 'image_1', radius_px: 4 }
  const images_url = 'https://leads.example.com/images'
  const html = pageOf({ subject: 'Hi', text: link, link, button: 'Confirm', from_name: 'Casa & Co', brand, images_url })
  expect(html).toContain('src="https://leads.example.com/images/image_1?width=320&amp;format=png"')
  expect(html).toContain('alt="Casa &#38; Co"')
  expect(html).toContain('border-radius:4px;background-color:#2b2723')
})

test('it is a page of its language, with the name of whom it is from, and keeps lines', () => {
  const html = pageOf({ subject: 'Hi <you>', text: 'a\nb\n\n\nc', link, from_name: 'Casa & Co', locale: 'es' })
  expect(html).toMatch(/^<!doctype html>\n<html lang="es">/)
  expect(html).toContain('<title>Hi &#60;you&#62;</title>')
  expect(html).toContain('Casa &#38; Co')
  expect(html).toContain('a<br>\nb</p>')
  expect(html.match(/<p /g)).toHaveLength(3)
})

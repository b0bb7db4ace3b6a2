/** Lists of pages in the forms that sites have them in. */

import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decoded } from '../reader/decode.ts'
import { listedIn, unpacked } from './listed-in.ts'

const list = (bytes: Buffer, type = '') =>
  listedIn(decoded(unpacked(bytes), type), 'https://a.example/list.xml', 'a.example').pages
const utf16 = (text: string, mark: boolean) => Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
const pages = ['https://a.example/one', 'https://a.example/ni%C3%B1os']
const sitemap = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><urlset><url><loc>/one</loc></url><url><loc>/niños</loc></url></urlset>`

test.each([
  ['UTF-8', Buffer.from(sitemap('UTF-8'))],
  ['UTF-16 with a mark', utf16(sitemap('UTF-16'), true)],
  ['UTF-16 without', utf16(sitemap('UTF-16'), false)],
  ['UTF-16, big end first', Buffer.from(utf16(sitemap('UTF-16'), true)).swap16()],
  ['Latin 1', Buffer.from(sitemap('ISO-8859-1'), 'latin1')],
  ['packed', gzipSync(sitemap('UTF-8'))],
  ['packed UTF-16', gzipSync(utf16(sitemap('UTF-16'), true))],
  ['lines in UTF-16', utf16('https://a.example/one\nhttps://a.example/niños', true)],
])('%s', (_, bytes) => {
  expect(list(bytes)).toEqual(pages)
})

test('feeds list their pages', () => {
  const rss = `<?xml version="1.0"?><rss xmlns:atom="http://www.w3.org/2005/Atom"><channel><link>https://a.example/</link>
    <atom:link href="https://a.example/feed" rel="self"/><item><title>One</title><link>https://a.example/one</link></item>
    <item><link><![CDATA[https://a.example/niños]]></link></item><item><link>https://b.example/</link></item></channel></rss>`
  expect(list(Buffer.from(rss))).toEqual(pages)
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><link href="/"/><entry><link href="/one"/></entry>
    <entry><link rel="edit" href="/edit"/><link rel="alternate" href="/niños"/></entry></feed>`
  expect(list(Buffer.from(atom))).toEqual(pages)
  const rdf = `<rdf:RDF xmlns="http://purl.org/rss/1.0/"><channel><link>/</link></channel><item><link>/one</link></item></rdf:RDF>`
  expect(list(Buffer.from(rdf))).toEqual(pages.slice(0, 1))
})

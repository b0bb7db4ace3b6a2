/** The encoding of a text by all of its bytes: names of many countries, in files of a few lines. */
import { expect, test } from 'vitest'
import { decodeCodePage, upperHalf } from './code-pages.ts'
import { type Encoding, encodingOf, isMostlyUtf8, WordsOfFile } from './encoding.ts'
import type { single_byte } from './letters.ts'

const detected = (bytes: Buffer): Encoding => {
  const words = new WordsOfFile()
  for (let at = 0; at < bytes.length; at += 7) words.add(bytes.subarray(at, at + 7))
  return encodingOf(bytes, () => words.end())
}
type Single = (typeof single_byte)[number]
const upper = (encoding: Single): readonly string[] =>
  encoding === 'cp850' || encoding === 'cp437'
    ? upperHalf(encoding)
    : [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, i) => i + 128))]
const encoded = (text: string, encoding: Single): Buffer => {
  const letters = upper(encoding)
  return Buffer.from([...text].map(sign => (sign < '\x80' ? sign.charCodeAt(0) : letters.indexOf(sign) + 128)))
}
const has = (text: string, encoding: Single) => [...text].every(sign => sign < '\x80' || upper(encoding).includes(sign))

const western: Record<string, string> = {
  spanish: 'Peña Muñoz García López María José Núñez Ángel Iñigo Güell Logroño',
  'spanish, one name': 'García',
  'spanish, another': 'Muñoz',
  'spanish, a third': 'Begoña',
  'spanish street': 'Avda. de la Constitución nº 3, 2º',
  'spanish, upper case': 'PEÑA MUÑOZ ESPAÑA',
  'spanish question': '¿Acepta recibir noticias? Sí',
  french: 'Gérard Hélène François Noël Benoît Chloé Zoé Père forêt à Orléans',
  german: 'Müller Schröder Jürgen Köln Straße Bäcker Göbel',
  portuguese: 'João Conceição São Guimarães Magalhães Luís Antônio',
  italian: 'Niccolò Città Forlì perché',
  swedish: 'Åsa Björn Göran Sjöberg Västerås',
  danish: 'Søren Jørgensen Århus Kjær',
  catalan: 'Núria Òscar Lluïsa Sànchez Françesc',
  mixed: 'Peña Müller François Søren João',
}
const cases = Object.entries(western).flatMap(([name, text]) =>
  (['windows-1252', 'macintosh', 'cp850'] as const)
    .filter(encoding => has(text, encoding))
    .map(encoding => [name, encoding, text] as const),
)
const others: readonly (readonly [string, Single, string])[] = [
  ['polish', 'windows-1250', 'Łukasz Wałęsa Gdańsk Żółty Święty Kraków'],
  ['polish, one name', 'windows-1250', 'Wałęsa'],
  ['czech', 'windows-1250', 'Dvořák Jiří Černý Růžena Plzeň Novotný Šťastný'],
  ['czech, two names', 'windows-1250', 'Dvořák Jiří'],
  ['hungarian', 'windows-1250', 'Erdős Győr Szűcs Kovácsné Fülöp'],
  ['croatian', 'windows-1250', 'Petrović Šarić Đorđe Božić'],
  ['russian', 'windows-1251', 'Иван Петров Наталья Сергеевна Москва'],
  ['russian, one name', 'windows-1251', 'Иван'],
  ['ukrainian', 'windows-1251', 'Олексій Київ Зінаїда'],
  ['bulgarian', 'windows-1251', 'Георги Ангелов'],
]

test.each([...cases, ...others])('%s in %s: %s', (_, encoding, text) => {
  const file = `email,name\n${text
    .split(' ')
    .map((name, i) => `p${i}@example.com,${name}`)
    .join('\n')}\n`
  const found = detected(encoded(file, encoding))
  const read =
    found === 'cp437' || found === 'cp850'
      ? decodeCodePage(found, encoded(file, encoding))
      : new TextDecoder(found).decode(encoded(file, encoding))
  // Another encoding will do where it writes these letters alike.
  expect(read).toBe(file)
})

test('typographic signs are no letters of another code page', () => {
  expect(detected(encoded('a,b\nx,“O’Brien” – 12 € …\n', 'windows-1252'))).toBe('windows-1252')
  expect(detected(encoded('a,b\nx,D’Angelo\n', 'windows-1252'))).toBe('windows-1252')
})

test('one letter far behind decides', () => {
  const text = `email,name\n${'a@example.com,Ana\n'.repeat(20_000)}z@example.com,Begoña\n`
  expect(detected(encoded(text, 'macintosh'))).toBe('macintosh')
  expect(detected(encoded(text, 'cp850'))).toBe('cp850')
})

test('some broken bytes do not make UTF-8 another encoding', () => {
  const text = Buffer.from(`a,b\n${'x,Peña y García\n'.repeat(50)}`)
  const broken = Buffer.concat([text, Buffer.from([0x79, 0x2c, 0xe9, 0x0a])])
  expect(detected(broken)).toBe('utf-8')
  expect(isMostlyUtf8(['Pe\xc3\xb1a'])).toBe(true)
  expect(isMostlyUtf8(['Pe\xf1a'])).toBe(false)
})

const utf16 = (text: string, big: boolean) =>
  big ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'utf16le')
test.each([
  ['russian', 'email;Имя\na@example.com;Наталья Сергеевна Константинопольская\n'],
  ['chinese', 'email,姓名,地址\na@example.com,王小明,北京市朝阳区建国门外大街一号国贸大厦三十二层\n'],
])('UTF-16 without a mark, in %s', (_, text) => {
  expect(detected(utf16(text, false))).toBe('utf-16le')
  expect(detected(utf16(text, true))).toBe('utf-16be')
})

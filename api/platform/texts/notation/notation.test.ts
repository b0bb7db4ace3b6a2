/** Dates and numbers in the notation of their writer: each way in which a value may be read. */
import { expect, test } from 'vitest'
import { chooseDate, dateReadings, isOpenDate, type ReadDate } from './dates.ts'
import { numberReadings, readNumber } from './numbers.ts'

const day = (read: ReadDate | undefined) => read && `${read.year ?? '--'}-${read.month}-${read.day}`
const dates = (text: string) => {
  const { day_first, month_first, year_first } = dateReadings(text)
  return [day_first, month_first, year_first].map(day)
}
const the = (date: string) => [date, date, date]
const none = [undefined, undefined, undefined]

test.each([
  ['2024-03-14', the('2024-3-14')],
  ['2024/3/4', the('2024-3-4')],
  ['1988. 03. 14.', the('1988-3-14')],
  ['20240314', the('2024-3-14')],
  ['2024年3月14日', the('2024-3-14')],
  ['03/04/2024', ['2024-4-3', '2024-3-4', undefined]],
  ['14/03/1988', ['1988-3-14', undefined, undefined]],
  ['3/25/2024', [undefined, '2024-3-25', undefined]],
  ['05-03-2024', ['2024-3-5', '2024-5-3', undefined]],
  ['05.03.2024', ['2024-3-5', undefined, undefined]],
  ['14 03 1988', ['1988-3-14', undefined, undefined]],
  ['14/03/88', ['1988-3-14', undefined, undefined]],
  ['14-Mar-88', the('1988-3-14')],
  ['24-03-14', ['2014-3-24', undefined, '2024-3-14']],
  ['14 de marzo de 1988', the('1988-3-14')],
  ['lunes, 14 de marzo de 1988', the('1988-3-14')],
  ['March 14, 1988', the('1988-3-14')],
  ['Mar 14th, 1988', the('1988-3-14')],
  ['14 Sept. 2024', the('2024-9-14')],
  ['1er mars 1988', the('1988-3-1')],
  ['14. März 1988', the('1988-3-14')],
  ['14 dicembre 1988', the('1988-12-14')],
  ['14 de dezembro de 1988', the('1988-12-14')],
  ['14 марта 1988 г.', the('1988-3-14')],
  ['14 de març de 1988', the('1988-3-14')],
  ['Thu, 14 Mar 2024 09:30:00 +0100', the('2024-3-14')],
  ['2024-03-14T23:30:00Z', the('2024-3-14')],
  ['2024-03-14 23:30:00.123 UTC', the('2024-3-14')],
  ['14/03/2024 9:30', ['2024-3-14', undefined, undefined]],
  ['3/25/2024, 9:30 PM', [undefined, '2024-3-25', undefined]],
  ['14/03/2024 a las 9:30 a. m.', ['2024-3-14', undefined, undefined]],
  ['03/14', [undefined, '---3-14', undefined]],
  ['14/03', ['---3-14', undefined, undefined]],
  ['--03-14', the('---3-14')],
  ['14 de marzo', the('---3-14')],
  ['29/02', ['---2-29', undefined, undefined]],
  ['١٤/٠٣/١٩٨٨', ['1988-3-14', undefined, undefined]],
  ['31/02/2024', none],
  ['2024-02-30', none],
  ['31.02.', none],
  ['March', none],
  ['14 of something 1988', none],
  ['600 111 222', none],
  ['1.234', none],
  ['', none],
])('the date %j', (text, expected) => expect(dates(text)).toEqual(expected))

test('a time keeps its zone', () => {
  const time = (text: string) => dateReadings(text).day_first?.time
  expect(time('2024-03-14T09:30:15+01:00')).toEqual({ hour: 9, minute: 30, second: 15, offset_minutes: 60 })
  expect(time('14/03/2024 9:30 PM')).toEqual({ hour: 21, minute: 30, second: 0, offset_minutes: null })
  expect(time('14/03/2024 12:05 am')?.hour).toBe(0)
  expect(time('2024-03-14')).toBeNull()
})

test('what can be read in one way is read whatever the order', () => {
  expect(day(chooseDate(dateReadings('3/25/2024'), 'day_first'))).toBe('2024-3-25')
  expect(chooseDate(dateReadings('03/04/2024'), null)).toBeUndefined()
  expect(isOpenDate(dateReadings('03/03/2024'))).toBe(false)
})

test.each([
  ['12', 12, 12],
  ['12,5', 12.5, undefined],
  ['12.5', undefined, 12.5],
  ['1.234,56', 1234.56, undefined],
  ['1,234.56', undefined, 1234.56],
  ['1.000', 1000, 1],
  ['1,000', 1, 1000],
  ['12.500', 12500, 12.5],
  ['1.234.567', 1234567, undefined],
  ['1,234,567', undefined, 1234567],
  ['12,34,567.8', undefined, 1234567.8],
  ['0.125', undefined, 0.125],
  ['1234.567', undefined, 1234.567],
  ['1 234,5', 1234.5, undefined],
  ['1\u202F234,567', 1234.567, undefined],
  ['1’234.50', undefined, 1234.5],
  ['600 111', 600111, 600111],
  ['€ 12,50', 12.5, undefined],
  ['12,50 €', 12.5, undefined],
  ['EUR 1.234,00', 1234, undefined],
  ['$1,234.50', undefined, 1234.5],
  ['US$ 12.5', undefined, 12.5],
  ['R$ 12,50', 12.5, undefined],
  ['12,50 kr', 12.5, undefined],
  ['12%', 12, 12],
  ['12,5 %', 12.5, undefined],
  ['-3', -3, -3],
  ['−3,5', -3.5, undefined],
  ['-€3,50', -3.5, undefined],
  ['(12)', -12, -12],
  ['12-', -12, -12],
  ['+5', 5, 5],
  [',5', 0.5, undefined],
  ['١٢', 12, 12],
  ['12.34.56', undefined, undefined],
  ['1,23,4', undefined, undefined],
  ['v2', undefined, undefined],
  ['12 apples', undefined, undefined],
  ['12 13', undefined, undefined],
  ['', undefined, undefined],
])('the number %j', (text, comma, point) => {
  const { decimal_comma, decimal_point } = numberReadings(text)
  expect([decimal_comma, decimal_point]).toEqual([comma, point])
})

test('a number that can be read in one way is read whatever the notation', () => {
  expect(readNumber('12.5', 'decimal_comma')).toBe(12.5)
  expect(readNumber('1.000', 'decimal_comma')).toBe(1000)
  expect(readNumber('none', 'decimal_comma')).toBeUndefined()
})

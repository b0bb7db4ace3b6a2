import { expect, test } from 'vitest'
import { readSearch } from '../../../product/screens/search.ts'
import { questionOf as ask } from './question.ts'
import { whySearch } from './why-search.ts'

const questionOf = (page_url: string, query: Record<string, string>) => ask(page_url, readSearch(whySearch, query))

test('without facts it is a new visitor on a desktop', () => {
  expect(questionOf('https://a.example/', {})).toEqual({
    page_url: 'https://a.example/',
    device: 'desktop',
    visitor: 'new',
  })
})

test('facts of the address are asked, nonsense is left out', () => {
  const view = {
    device: 'mobile',
    country: 'ES',
    visitor: 'returning',
    known: 'yes',
    tags: 'tag_1,tag_2',
    browser: 'lynx',
    who: '0199a3f2-c4d8-7e6b-9a01-12233445566f',
  }
  expect(questionOf('https://a.example/', view)).toEqual({
    page_url: 'https://a.example/',
    device: 'mobile',
    visitor: 'returning',
    visitor_id: '0199a3f2-c4d8-7e6b-9a01-12233445566f',
    country: 'ES',
    known_lead: true,
    tag_ids: ['tag_1', 'tag_2'],
  })
  expect(questionOf('https://a.example/', { country: 'Spain', device: 'fridge' })).toMatchObject({ device: 'desktop' })
  expect(questionOf('https://a.example/', { who: 'a b' })).not.toHaveProperty('visitor_id')
  expect(questionOf('https://a.example/', { country: 'Spain' })).not.toHaveProperty('country')
})

test('what was done before goes by days, for one popup or each', () => {
  const before = (view: Record<string, string>) => questionOf('https://a.example/', view).seen_before
  const of = 'popup_0199a3f2c4d87e6b9a0112233445566f'
  expect(before({})).toBeUndefined()
  expect(before({ before: 'shown' })).toEqual({ interaction: 'shown', days_ago: 0 })
  expect(before({ before: 'closed', days: '3', of })).toEqual({ interaction: 'closed', days_ago: 3, popup_id: of })
  expect(before({ before: 'eaten', days: '3' })).toBeUndefined()
  expect(before({ before: 'submitted', days: '-1', of: 'all' })).toEqual({ interaction: 'submitted', days_ago: 0 })
})

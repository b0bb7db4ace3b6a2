import { expect, test } from 'vitest'
import { questionOf } from './question.ts'

test('without facts it is somebody new at a desk', () => {
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

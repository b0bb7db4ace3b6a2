import { expect, test } from 'vitest'
import { stateOf } from './keyword-status.ts'

test('a keyword is as far as the last of what was written, and from its page on as far as that', () => {
  expect(stateOf({ page_id: null, written: [] })).toBe('nothing')
  expect(stateOf({ page_id: null, written: ['brief'] })).toBe('brief')
  expect(stateOf({ page_id: null, written: ['brief', 'outline'] })).toBe('outline')
  expect(stateOf({ page_id: null, written: ['brief', 'outline', 'draft'] })).toBe('draft')
  const page = { id: 'page', seo_score: 70 }
  expect(stateOf({ page_id: 'page', written: ['draft'] })).toBe('page')
  expect(stateOf({ page_id: 'page', written: ['draft'] }, { ...page, status: 'draft' })).toBe('page')
  expect(stateOf({ page_id: 'page', written: ['draft'] }, { ...page, status: 'published' })).toBe('published')
})

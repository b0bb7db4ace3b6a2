/** Problem documents: the title is that of the code, the detail that of the occurrence (RFC 9457). */
import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'
import { problem, problemDocument, problemTitle } from './problem.ts'

test('no title says a number of one occurrence', () => {
  const codes = Object.keys(catalog)
  const changing = codes.filter(code => /[{}]/.test(problemTitle(code, 'en') + problemTitle(code, 'es')))
  expect(changing).toEqual([])
})

test('two occurrences have one title and a detail each', () => {
  const documents = [3, 40].map(seconds =>
    problemDocument(problem('too_many_requests', { values: { seconds } }), 'en', 'req_1'),
  )
  expect(new Set(documents.map(({ title }) => title)).size).toBe(1)
  expect(documents.map(({ detail }) => detail)).toEqual([
    expect.stringContaining('3 seconds'),
    expect.stringContaining('40 seconds'),
  ])
})

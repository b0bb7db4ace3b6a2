/** The check of promised refusals must find what it is there for. */
import { expect, test } from 'vitest'
import { contract } from '../../api/platform/features/contract.ts'
import { catalog } from '../../api/platform/problem/catalog.ts'
import { asked, complaints } from './provoked.ts'

const planted = contract({
  operationId: 'deleteThing',
  method: 'delete',
  path: '/v1/things/{thing_id}',
  database: 'control',
  permission: 'signed-in',
  tag: 'things',
  summary: 'Delete a thing',
  status: 204,
  problems: ['in_use'],
})
/** All that is promised, and each code of the catalog somewhere. */
const all = [...asked([planted]), ...Object.keys(catalog).map(code => `none.${code}`)]
const without = (...pairs: string[]) => new Set(all.filter(pair => !pairs.includes(pair)))

test('all that is promised was provoked: nothing to say', () => {
  expect(asked([planted]).sort()).toEqual(
    [...['body_too_large', 'idempotency_key_reused', 'in_use', 'not_found', 'not_signed_in', 'validation_failed']].map(
      code => `deleteThing.${code}`,
    ),
  )
  expect(complaints([planted], new Set(all), [])).toEqual([])
})

test.each([
  ['a promise that no test provokes', without('deleteThing.in_use'), [], /provokes deleteThing\.in_use: write one/],
  ['a code that nothing answers', without('none.gone'), [], /provokes gone, of any endpoint/],
  ['a refusal that nobody promised', new Set([...all, 'deleteThing.gone']), [], /deleteThing\.gone, which .* not/],
  ['a promise to come that is kept', new Set(all), ['deleteThing.in_use'], /^deleteThing\.in_use is provoked/],
  ['a code to come that is answered', new Set(all), ['gone'], /^gone is provoked/],
  ['a promise to come that was never made', new Set(all), ['deleteThing.gone'], /^deleteThing\.gone is .*no more/],
])('%s', (_, provoked, to_come, sentence) => {
  expect(complaints([planted], provoked, to_come)).toEqual([expect.stringMatching(sentence)])
})

test('what is to come is not asked for', () => {
  const provoked = without('deleteThing.in_use', 'none.gone')
  expect(complaints([planted], provoked, ['deleteThing.in_use', 'gone'])).toEqual([])
})

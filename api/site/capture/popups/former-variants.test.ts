import { expect, test } from 'vitest'
import { newDesign } from './design.ts'
import { popupLimits } from './limits.ts'
import { formerVariants } from './rules.ts'

const designWith = (...ids: string[]) => ({ ...newDesign, variants: ids.map(id => ({ id, name: `Named ${id}` })) })
const names = (ids: readonly string[]) => Object.fromEntries(ids.map(id => [id, `Named ${id}`]))

test('who is gone is remembered by name, beside those before', () => {
  const row = { former_variants: { a: 'Named a' }, design: designWith('b', 'c'), base_variant: 'original' }
  expect(formerVariants(row, designWith('c'))).toEqual(names(['a', 'b']))
  expect(formerVariants(row, designWith('b', 'c'))).toEqual(names(['a']))
})

test('of very many the last are remembered', () => {
  const ids = Array.from({ length: popupLimits.former_variants_max }, (_, i) => `v${i}`)
  const row = { former_variants: names(ids), design: designWith('last'), base_variant: 'original' }
  expect(formerVariants(row, designWith())).toEqual(names([...ids.slice(1), 'last']))
  expect(formerVariants({ ...row, base_variant: 'v0' }, designWith()), 'and the one that is shown').toEqual(
    names([...ids, 'last']),
  )
})

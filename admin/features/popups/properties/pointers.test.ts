import { expect, test } from 'vitest'
import { placeInVariant, sectionOf } from './pointers.ts'

test('what a variant lacks is mended where the design itself has it', () => {
  const place = placeInVariant('/variants/1/content/heading')
  expect(place).toEqual({ at: 1, pointer: '/content/heading' })
  expect(sectionOf(place?.pointer ?? '')).toBe('content')
  expect(placeInVariant('/variants/0/style/image_id')).toEqual({
    at: 0,
    pointer: '/style/image_id',
  })
})

test.each(['/variants/0/name', '/variants', '/content/heading'])('%s is no place of a variant', pointer => {
  expect(placeInVariant(pointer)).toBeUndefined()
})

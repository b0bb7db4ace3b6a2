/** Schemas of how things look: colors, fonts, the shape of buttons. */
import { z } from '@hono/zod-openapi'
import { buttonShapes } from './brand.ts'
import { enumWith } from './enum-of.ts'

/** Text of a form, with a code that says to people what it is. */
const fitting = (form: RegExp, code: string) =>
  z
    .string()
    .refine(text => form.test(text), { params: { code } })
    .openapi({ pattern: form.source })

export const color = fitting(/^#[0-9a-fA-F]{6}$/, 'color_invalid').openapi({ example: '#b5532c' })
export const colorOrNone = fitting(/^(#[0-9a-fA-F]{6})?$/, 'color_invalid').openapi({
  example: '#b5532c',
  description: 'Color of buttons. If empty, derived from the other colors.',
})

export const buttonShape = enumWith(buttonShapes, {
  rounded: 'Corners follow `radius_px`.',
  pill: 'Fully rounded ends.',
  square: 'Sharp corners.',
}).openapi('ButtonShape', {
  description: 'Shape of buttons. `rounded`: corners follow `radius_px`. `pill`: fully rounded ends.',
})

/** The brand of a site: logo, colors, fonts by role, corners, buttons. What a website shows of one is website/contract.ts. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { idPattern } from '../../platform/runtime/ids.ts'
import { ctaShapes, menuLayouts, phoneMenus } from '../../platform/schemas/brand.ts'
import { enumOf, enumWith } from '../../platform/schemas/enum-of.ts'
import { buttonShape, color, colorOrNone } from '../../platform/schemas/look-schemas.ts'
import { siteParams, version } from '../../platform/schemas/schemas.ts'
import { designers, fontStack, fontStackDescription } from '../sites/rules.ts'
import { brandUpdated } from './events.ts'
import { brandLimits } from './limits.ts'

const image = z.string().refine(text => text === '' || idPattern('image').test(text), { params: { code: 'invalid' } })
const font = z
  .string()
  .max(200)
  .refine(text => fontStack.test(text), { params: { code: 'font_stack_invalid' } })
  .openapi({ description: fontStackDescription })

const colors = z
  .strictObject({
    accent_color: color.openapi({ description: 'Color of links and highlights.' }),
    background_color: color,
    text_color: color,
    button_color: colorOrNone.openapi({ description: 'Color of buttons. If empty, the accent color.' }),
    button_text_color: colorOrNone.openapi({
      description: 'Color of the button’s text. If empty, white or near-black, whichever is easier to read.',
    }),
    cta_color: colorOrNone.openapi({
      description: 'Color of call-to-action buttons. If empty, the same as other buttons.',
    }),
    cta_text_color: colorOrNone.openapi({
      description: 'Color of the button’s text. If empty, white or near-black, whichever is easier to read.',
    }),
  })
  .openapi('BrandColors')
const darkColors = z
  .strictObject({
    accent_color: colorOrNone,
    background_color: colorOrNone,
    text_color: colorOrNone,
    button_color: colorOrNone,
    button_text_color: colorOrNone,
    cta_color: colorOrNone,
    cta_text_color: colorOrNone,
  })
  .openapi('BrandDarkColors')

const fields = {
  logo_image_id: image.openapi({ description: 'ID of the logo image. If empty, the site’s name is shown.' }),
  dark_logo_image_id: image.openapi({
    description: 'ID of the logo image for dark backgrounds. If empty, the same logo.',
  }),
  favicon_image_id: image.openapi({ description: 'ID of the image shown in browser tabs. Empty for none.' }),
  font_family: font.openapi({
    description: 'Font stack of one of the site’s fonts. If empty, the reader’s system font.',
  }),
  heading_font_family: font.openapi({ description: 'Font stack of headings. If empty, the same as `font_family`.' }),
  radius_px: z.int().min(0).max(brandLimits.brand_radius_px_max),
  button_shape: buttonShape,
  cta_shape: enumWith(ctaShapes, {
    same: 'The same as other buttons.',
    rounded: 'Corners follow `radius_px`.',
    pill: 'Fully rounded ends.',
    square: 'Sharp corners.',
  }).openapi('CtaShape', { description: 'Shape of call-to-action buttons. `same`: the same as other buttons.' }),
  menu_layout: z
    .enum(menuLayouts)
    .openapi('MenuLayout', { description: 'Layout of the page header: menu `beside` the logo, or both `centered`.' }),
  phone_menu: z
    .enum(phoneMenus)
    .openapi('PhoneMenu', { description: 'Menu on phones: all entries `open`, or behind a `button`.' }),
  menu_stays: z.boolean().openapi({ description: 'Whether the menu stays visible while the page is scrolled.' }),
}

export const contrastIssue = z
  .object({
    mode: enumOf({ light: 'Dark text on a light background.', dark: 'Light text on a dark background.' }).openapi(
      'BrandMode',
    ),
    color: enumOf({
      accent_color: 'Links and highlighted text.',
      text_color: 'Running text.',
      button_text_color: 'Labels of buttons.',
      cta_text_color: 'Label of the call-to-action button.',
    }).openapi('BrandTextColor'),
    against: enumOf({
      background_color: 'Background of the page or email.',
      button_color: 'Buttons.',
      cta_color: 'The call-to-action button.',
    }).openapi('BrandSurfaceColor'),
    contrast: z.number().openapi({ description: 'WCAG contrast ratio, from 1 to 21. Text needs at least 4.5.' }),
    suggested_color: z.string().openapi({ description: 'Closest color of the same hue that is readable.' }),
  })
  .openapi('ContrastIssue')

const brand = z
  .object({
    ...fields,
    colors,
    dark_colors: darkColors.openapi({ description: 'Colors for readers who prefer dark mode.' }),
    shown_colors: z.object({ light: colors, dark: colors }).openapi('ShownBrandColors', {
      description: 'The colors in use, with defaults in place of empty ones.',
    }),
    contrast_issues: z.array(contrastIssue).openapi({ description: 'Color combinations that are hard to read.' }),
    is_set: z.boolean().openapi({
      description: 'Whether the brand was ever changed. If `false`, these are the defaults of every site.',
    }),
    version,
  })
  .openapi('Brand')

const open = {
  ...{ accent_color: '', background_color: '', text_color: '', button_color: '', button_text_color: '' },
  ...{ cta_color: '', cta_text_color: '' },
}
const example = {
  logo_image_id: 'image_0199a3f2c4d87e6b9a0112233445566f',
  dark_logo_image_id: '',
  favicon_image_id: '',
  font_family: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  heading_font_family: '',
  radius_px: 12,
  button_shape: 'rounded',
  cta_shape: 'pill',
  menu_layout: 'beside',
  phone_menu: 'button',
  menu_stays: true,
  colors: {
    accent_color: '#b5532c',
    background_color: '#fffdf9',
    text_color: '#2a211d',
    button_color: '',
    button_text_color: '',
    cta_color: '#2d5a3d',
    cta_text_color: '',
  },
  dark_colors: open,
  shown_colors: {
    light: {
      accent_color: '#b5532c',
      background_color: '#fffdf9',
      text_color: '#2a211d',
      button_color: '#b5532c',
      button_text_color: '#ffffff',
      cta_color: '#2d5a3d',
      cta_text_color: '#ffffff',
    },
    dark: {
      accent_color: '#cf653b',
      background_color: '#1d1c1a',
      text_color: '#edeae5',
      button_color: '#b5532c',
      button_text_color: '#ffffff',
      cta_color: '#4a8f62',
      cta_text_color: '#ffffff',
    },
  },
  contrast_issues: [],
  is_set: true,
  version: 3,
} as const

const of = {
  database: 'control',
  permission: 'read-site',
  tag: 'brand',
  path: '/v1/sites/{site_id}/brand',
  status: 200,
  params: siteParams,
  response: brand,
  versioned: true,
  example,
} as const

export const getBrand = contract({
  ...of,
  or_permission: designers,
  operationId: 'getBrand',
  method: 'get',
  summary: 'Get the brand of a site',
  description: 'Defaults for new popups, and the look of the site’s emails and pages.',
})

export const brandChanges = z
  .strictObject({
    ...fields,
    colors: colors.partial().openapi('BrandColorChanges'),
    dark_colors: darkColors.partial().openapi('BrandDarkColorChanges'),
  })
  .partial()
  .openapi('BrandChanges')

export const updateBrand = contract({
  ...of,
  permission: 'manage-sites',
  operationId: 'updateBrand',
  method: 'patch',
  summary: 'Change the brand of a site',
  description:
    'Applies to emails and pages from now on; existing popups keep their own style. Colors that are hard to read are stored and listed in `contrast_issues`.',
  audit: brandUpdated,
  body: brandChanges,
  body_example: {
    colors: { accent_color: '#b5532c', cta_color: '#2d5a3d' },
    button_shape: 'rounded',
    cta_shape: 'pill',
  },
})

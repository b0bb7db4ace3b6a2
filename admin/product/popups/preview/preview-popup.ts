/** Converts a draft to the format of the public configuration, for the widget. Pure. */
import type { FormField, Popup, PopupType } from '@leadwright/sdk'
import type { Language } from '../../../messages/messages.tsx'
import { formLeadFields } from '../../filter/lead-fields.ts'
import { type CustomField, ownFieldName } from '../use-field-name.ts'

const ownTypes: Record<string, string> = Object.fromEntries(formLeadFields.map(({ name, form }) => [name, form]))

/** Names of the fields that every lead has, in the order in which forms usually ask. */
export const ownFieldNames = Object.keys(ownTypes)

/** Leaves out defaults, like the public configuration. */
const definedOnly = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        value !== '' && !(name === 'width_px' && value === 0) && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<T>

/** What of a popup is drawn. */
export type Drawable = Pick<
  Popup,
  'position' | 'animation' | 'allow_closing' | 'form' | 'countdown' | 'coupon_reveal' | 'translations' | 'variants'
> & { content: Partial<Popup['content']>; style: Partial<Popup['style']> }

type Style = Partial<Popup['style']>
export type SiteFont = { name: string; stack: string; url?: string | null }

export type Logos = Partial<Record<Popup['style']['logo'], string>>

/** A web font has a name of our own, like the server's, in front of its stack. */
const loaded = (stack: string, fonts: readonly SiteFont[]): string => {
  const font = fonts.find(one => one.url && one.stack === stack)
  return font ? `"lw ${font.name}", ${stack}` : stack
}

/** Files of the installation hold a range of weights. */
const isOurs = (url: string): boolean => url.startsWith('/fonts/')

/** Pictures by their path and fonts by their address, as the server names them to browsers. */
function seenStyle({ site_id, fonts, logos }: Place, { image_id: image, logo, ...style }: Style) {
  const stacks = [style.font_family, style.heading_font_family]
  const files = fonts.flatMap(({ name, stack, url }) =>
    url && stacks.includes(stack) ? [{ family: `lw ${name}`, url, ...(isOurs(url) && { weight: '200 900' }) }] : [],
  )
  return {
    ...style,
    ...(style.font_family && { font_family: loaded(style.font_family, fonts) }),
    ...(style.heading_font_family && { heading_font_family: loaded(style.heading_font_family, fonts) }),
    ...(logo !== undefined && { logo_url: imagePath(site_id, logos?.[logo] ?? '') }),
    ...(image !== undefined && { image_url: imagePath(site_id, image) }),
    ...(files.length > 0 && { fonts: files }),
  }
}

export type Place = {
  site_id: string
  id: string
  type: PopupType
  fonts: readonly SiteFont[]
  /** Images of the brand. */
  logos?: Logos | undefined
  /** Of the site. */
  language: Language
}

/** The popup for the preview. Fields that the site does not know are left out, as they would be on a page. */
export function previewPopup(place: Place, draft: Drawable, custom: readonly CustomField[]) {
  const { position, animation, allow_closing, content, style, translations, variants, countdown } = draft
  const { fields, consent } = draft.form
  return {
    ...{ id: place.id, type: place.type, position, animation, allow_closing, translations },
    hide_duration_days: 0,
    frequency_days: 0,
    created_at: '',
    ...(countdown.type === 'until' && { countdown: { ends_at: Date.parse(countdown.ends_at) } }),
    ...(countdown.type === 'per_visitor' && { countdown: { minutes: countdown.minutes } }),
    coupon_on_click: draft.coupon_reveal === 'on_click',
    variants: variants.map(one => ({ ...one, ...(one.style && { style: seenStyle(place, one.style) }) })),
    content: definedOnly(content),
    style: definedOnly(seenStyle(place, style)),
    form: {
      fields: fields.flatMap(field => seenField(field, custom, place)),
      ...(consent.type !== 'none' && { consent }),
    },
  }
}

const imagePath = (site_id: string, image: string): string => image && `/v1/public/sites/${site_id}/images/${image}`

function seenField(field: FormField, custom: readonly CustomField[], { site_id, language }: Place) {
  const known = custom.find(one => one.name === field.name)
  const type = Object.hasOwn(ownTypes, field.name) ? ownTypes[field.name] : known?.type
  if (type === undefined) return []
  return {
    name: field.name,
    type,
    label: field.label || known?.label || ownFieldName(field.name, language) || field.name,
    placeholder: field.placeholder ?? '',
    required: field.name === 'email' || (field.required ?? false) || (known?.required ?? false),
    ...(field.step && { step: field.step }),
    ...(type === 'dropdown' && { options: known?.options ?? [] }),
    ...(presentationsOf(type).includes(field.presentation ?? 'plain') && seenPresentation(field, site_id)),
  }
}

/** How a field may be shown besides as usual. */
export const presentationsOf = (type: string): NonNullable<FormField['presentation']>[] =>
  type === 'number' ? ['stars'] : type === 'dropdown' ? ['buttons', 'pictures'] : []

const seenPresentation = ({ presentation, image_ids = [] }: FormField, site_id: string) => ({
  presentation,
  ...(presentation === 'pictures' && { image_urls: image_ids.map(id => imagePath(site_id, id)) }),
})

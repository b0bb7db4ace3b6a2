/** A popup as visitors' browsers receive it: without tags, audiences and leads, and without defaults. */
import { asksServer, compileRules } from '../../../../widget/src/decide/compile.ts'
import type { decide } from '../../../../widget/src/decide/decide.ts'
import { loadedStack, type WebFont, webFontsOf } from '../../../account/sites/rules.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { originalVariant } from './appearance.ts'
import type { Design } from './design.ts'
import { hasExtras } from './extras.ts'
import { afterSubmission, type LiveConsent, type LiveField, type LivePopup } from './live-popup.ts'
import type { PopupRow } from './store.ts'

/** Removes defaults: empty texts and lists, false, undefined. */
type WithoutDefaults<T> = { [K in keyof T]?: Exclude<T[K], undefined> }
function withoutDefaults<T extends object>(given: T): WithoutDefaults<T> {
  const says = (value: unknown) =>
    value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(given).filter(([, value]) => says(value))) as WithoutDefaults<T>
}

/** What of the site is seen in its popups. */
export type PublicFacts = Pick<SiteFacts, 'id' | 'brand' | 'fonts' | 'overlays'>

/** Nothing where the popup is for all of them. */
export const devicesOf = ({ devices }: Pick<Design, 'devices'>) => (devices.length === 3 ? undefined : devices)

/** From when, and until when if there is an end: of its dates or of what is counted down to. */
function scheduleOf({ schedule: { starts_at, ends_at }, countdown }: Design): number[] {
  const ends = [ends_at, countdown.type === 'until' ? countdown.ends_at : undefined].flatMap(one =>
    one === undefined ? [] : [Date.parse(one)],
  )
  const from = starts_at === undefined ? 0 : Date.parse(starts_at)
  if (ends.length > 0) return [from, Math.min(...ends)]
  return starts_at === undefined ? [] : [from]
}

function publicCountdown({ countdown }: Design) {
  if (countdown.type === 'none') return undefined
  return countdown.type === 'until' ? { ends_at: Date.parse(countdown.ends_at) } : { minutes: countdown.minutes }
}

/** As the widget's own decision reads it. */
export type PublicPopup = Parameters<typeof decide>[0]

export function publicPopup(row: PopupRow, live: LivePopup, site: PublicFacts): PublicPopup {
  const { design } = row
  const after_submission = afterSubmission(live)
  return {
    id: row.id,
    type: row.type,
    position: design.position,
    animation: design.animation,
    allow_closing: design.allow_closing,
    hide_duration_days: design.hide_duration_days,
    frequency_days: design.frequency_days,
    created_at: toInstant(row.created_at),
    ...withoutDefaults({
      show_after_submission: design.show_after_submission,
      once: row.type === 'popup_box' && !site.overlays.several_boxes ? row.type : undefined,
      priority: design.priority || undefined,
      schedule: scheduleOf(design),
      triggers: design.triggers,
      rules: compileRules({ ...design, devices: devicesOf(design) }),
      ask: asksServer(design.visitor_rules),
      countdown: publicCountdown(design),
      coupon_on_click: design.content.coupon_code !== '' && design.coupon_reveal === 'on_click',
      files: hasExtras(live) ? ['extras.js'] : [],
      after_submission: after_submission.type === 'message' ? undefined : after_submission,
      translations: design.translations,
      variants: publicVariants(row, site),
    }),
    content: withoutDefaults(design.content),
    form: {
      ...publicForm(live, site.id),
      ...(!live.quality.rules.typo_correction && { typo_hint: false }),
    },
    style: withoutDefaults(withoutZeros(publicStyle(design.style, site))),
  }
}

/** The design itself first, by its id alone; none where only the original is shown. Their names are the owner's. */
function publicVariants({ base_variant, design }: PopupRow, site: PublicFacts) {
  if (base_variant === originalVariant && design.variants.length === 0) return []
  return [
    { id: base_variant },
    ...design.variants.map(({ name: _name, ...variant }) => ({
      ...variant,
      ...(variant.style && { style: publicStyle(variant.style, site) }),
    })),
  ]
}

const imagePath = (site_id: string, image_id: string): string => `/v1/public/sites/${site_id}/images/${image_id}`

/** Empty where there is none; what has no logo for dark has one for both. */
function logoPath(logo: Design['style']['logo'], { id, brand }: PublicFacts): string {
  const { logo_image_id: light, dark_logo_image_id: dark } = brand
  const image = logo === 'none' ? '' : logo === 'dark' ? dark || light : light
  return image && imagePath(id, image)
}

/** Images are given by their path. In a variant an empty value removes what the design has. */
function publicStyle({ image_id: image, logo, ...style }: Partial<Design['style']>, site: PublicFacts) {
  const { id, fonts } = site
  return {
    ...style,
    ...(style.font_family && { font_family: loadedStack(style.font_family, fonts) }),
    ...(style.heading_font_family && { heading_font_family: loadedStack(style.heading_font_family, fonts) }),
    ...(logo !== undefined && { logo_url: logoPath(logo, site) }),
    ...(image !== undefined && { image_url: image && imagePath(id, image) }),
  }
}

/** The web fonts that popups use, each once. */
export function fontsOf(designs: readonly Design[], { fonts }: PublicFacts): WebFont[] {
  const styles = designs.flatMap(({ style, variants }) => [style, ...variants.flatMap(variant => variant.style ?? [])])
  const used = styles.flatMap(style => webFontsOf({ font_family: '', ...style }, fonts))
  return [...new Map(used.map(font => [font.family, font])).values()]
}

type PublicStyle = ReturnType<typeof publicStyle>

/** What is as the widget draws it anyway: a focus in the middle, a bar, and all of an image where there is none. */
function withoutUsual(style: PublicStyle): PublicStyle {
  const { image_focus_x_percent: x, image_focus_y_percent: y, progress_style, ...rest } = style
  const { image_placement, image_share_percent, scrim_percent, ...others } = rest
  return {
    ...(style.image_url ? rest : others),
    ...(progress_style !== 'bar' && { progress_style }),
    ...(style.image_url && x !== 50 && { image_focus_x_percent: x }),
    ...(style.image_url && y !== 50 && { image_focus_y_percent: y }),
  } as PublicStyle
}

/** Of all numbers only a radius of 0 says something, and a place of an image; the default shape of buttons is left out. */
const withoutZeros = ({ border_width_px, width_px, button_shape, ...style }: PublicStyle) => ({
  ...withoutUsual(style as PublicStyle),
  ...(button_shape !== 'rounded' && { button_shape }),
  ...(border_width_px && { border_width_px }),
  ...(width_px && { width_px }),
})

/** A form as browsers draw it. */
export const publicForm = ({ fields, consent }: Pick<LivePopup, 'fields' | 'consent'>, site_id: string) => ({
  fields: fields.map(field => publicField(field, site_id)),
  ...(consent && { consent: publicConsent(consent) }),
})

const publicField = ({ name, type, label, image_ids = [], ...field }: LiveField, site_id: string) => ({
  name,
  type,
  label,
  ...(image_ids.length > 0 && { image_urls: image_ids.map(id => id && imagePath(site_id, id)) }),
  ...withoutDefaults({ ...field, step: field.step > 1 ? field.step : undefined }),
})

function publicConsent({ type, text, version, required }: LiveConsent) {
  return { type, text, version, ...(required && { required }) }
}

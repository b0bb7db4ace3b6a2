/** A design as it is written down: its looks once, its words in both languages. What it becomes is made here. */
import type { CouponReveal, FormField, ImagePlacement, NewPopup, PopupCountdown, PopupType } from '@leadwright/sdk'
import type { Language } from '../../../messages/messages.tsx'
import type { PictureName } from '../../../product/drawn-pictures/pictures.ts'
import { email, first_name, last_name, phone, type Words } from './parts.ts'

/** What an owner wants of a popup. */
export type Goal = 'discount' | 'newsletter' | 'waitlist' | 'event' | 'lead_magnet' | 'feedback' | 'contact' | 'notice'
export const goals: Goal[] = [
  'discount',
  'newsletter',
  'waitlist',
  'event',
  'lead_magnet',
  'feedback',
  'contact',
  'notice',
]

type DesignWords = {
  name: string
  note: string
  heading: string
  text?: string
  button: string
  thanks: string
  thanks_text?: string
  countdown?: string
  next?: string
  /** Of the second step. */
  step?: { heading: string; text: string }
  /** Of the field that the design brings along, with the choices of a list. */
  field?: { label: string; options?: string[] }
}

const ownFields = { email, first_name: (t: Words) => first_name(t, false), last_name, phone }

export type WrittenDesign = {
  id: string
  goal: Goal
  type: PopupType
  position?: NewPopup['position']
  animation?: NewPopup['animation']
  trigger: NonNullable<NewPopup['triggers']>[number]
  picture?: PictureName
  place?: ImagePlacement
  /** Of buttons and marks, of the ground, of the words. */
  colors: [accent: string, background: string, text: string]
  style?: NewPopup['style']
  asks?: (keyof typeof ownFields)[]
  /** Fields from this one on are asked for in a second step. */
  second_step?: keyof typeof ownFields
  /** A field that the site may not have yet. */
  brings?: { name: string; type: 'number' | 'dropdown'; presentation: 'stars' | 'buttons' }
  coupon?: string
  coupon_reveal?: CouponReveal
  countdown?: (now: number) => PopupCountdown
  words: Record<Language, DesignWords>
}

function fieldsOf(design: WrittenDesign, words: DesignWords, t: Words): FormField[] {
  const { asks = [], second_step, brings } = design
  const from = second_step ? asks.indexOf(second_step) : asks.length
  const own = asks.map((name, at) => ({ ...ownFields[name](t), ...(at >= from && { step: 2 }) }))
  if (!brings) return own
  const { name, presentation } = brings
  return [{ name, presentation, label: words.field?.label ?? name, required: true }, ...own]
}

/** What creating a popup with it sends, but for its picture. */
export function popupOf(design: WrittenDesign, language: Language, t: Words): NewPopup {
  const words = design.words[language]
  const [accent_color, background_color, text_color] = design.colors
  const fields = fieldsOf(design, words, t)
  return {
    type: design.type,
    name: words.name,
    ...(design.position && { position: design.position }),
    ...(design.animation && { animation: design.animation }),
    triggers: design.type === 'embedded' ? [] : [design.trigger],
    content: {
      heading: words.heading,
      text: words.text ?? '',
      button_text: words.button,
      next_text: words.next ?? '',
      thank_you_heading: words.thanks,
      thank_you_text: words.thanks_text ?? '',
      coupon_code: design.coupon ?? '',
      countdown_text: words.countdown ?? '',
      steps: words.step ? [words.step] : [],
    },
    form: {
      fields,
      consent: fields.length > 0 ? { type: 'notice', text: t('popup_designs.newsletter_consent') } : { type: 'none' },
    },
    ...(design.coupon_reveal && { coupon_reveal: design.coupon_reveal }),
    ...(design.countdown && { countdown: design.countdown(Date.now()) }),
    style: {
      ...{ accent_color, background_color, text_color },
      ...(design.place && { image_placement: design.place }),
      ...design.style,
    },
  }
}

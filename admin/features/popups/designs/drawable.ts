/** A design as the widget draws it before there is a popup of it. Pure. */
import type { FormField, NewPopup, PopupType } from '@leadwright/sdk'
import { type Drawable, type Place, previewPopup } from '../../../product/popups/preview/preview-popup.ts'
import type { CustomField } from '../../../product/popups/use-field-name.ts'
import type { Choice } from './use-designs.ts'

const positions = {
  popup_box: 'center',
  sticky_banner: 'bottom',
  slide_in: 'bottom_right',
  embedded: 'inline',
} as const satisfies Record<PopupType, Drawable['position']>

const noWords: Drawable['content'] = {
  heading: '',
  text: '',
  button_text: '',
  button_url: '',
  next_text: '',
  back_text: '',
  thank_you_heading: '',
  thank_you_text: '',
  coupon_code: '',
  countdown_text: '',
  steps: [],
}

export const typeOf = ({ type = 'popup_box' }: NewPopup): PopupType => type

/** What the API would add to a new popup. */
function drawableOf(popup: NewPopup): Drawable {
  const { form } = popup
  return {
    position: popup.position ?? positions[typeOf(popup)],
    animation: 'none',
    allow_closing: popup.allow_closing ?? true,
    content: { ...noWords, ...popup.content },
    form: {
      fields: (form?.fields ?? []) as FormField[],
      consent: form?.consent ?? { type: 'none' },
      tag_ids: [],
      audience_ids: [],
      overwrite: false,
    },
    countdown: popup.countdown ?? { type: 'none' },
    coupon_reveal: popup.coupon_reveal ?? 'after_submission',
    style: { ...popup.style } as Drawable['style'],
    translations: [],
    variants: [],
  }
}

/** With its own picture, and with the field that it brings along. */
export function drawnChoice(
  { popup, picture_url, brings }: Choice,
  place: Omit<Place, 'id' | 'type'>,
  custom: readonly CustomField[],
) {
  const known = brings && !custom.some(field => field.name === brings.name) ? [...custom, brings] : custom
  const drawn = previewPopup({ ...place, id: 'design', type: typeOf(popup) }, drawableOf(popup), known)
  return picture_url ? { ...drawn, style: { ...drawn.style, image_url: picture_url } } : drawn
}

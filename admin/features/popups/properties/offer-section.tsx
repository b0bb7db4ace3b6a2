/** What makes somebody act now: a code to copy, and a countdown that is true. */

import { constraints, type PopupCountdown } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { IntegerField } from '../../../product/integer-field.tsx'
import { zoneName } from '../../../product/zone-name.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Edit, type PopupDraft, popupLimits } from '../draft/draft.ts'
import { contentField } from './content-section.tsx'
import { At, PropertySection } from './property-section.tsx'
import { MomentField } from './schedule-fields.tsx'

type OfferProps = { draft: PopupDraft; edit: Edit; timezone: string }

const optional = (props: OfferProps, name: 'coupon_code' | 'countdown_text') => ({
  ...contentField(props, name),
  isRequired: false,
})

export function OfferSection(props: OfferProps) {
  const { t } = useMessages()
  const { draft, edit } = props
  return (
    <PropertySection id="offer" title={t('popup_editor.offer')}>
      <At pointer="/content/coupon_code" stage={draft.coupon_reveal === 'after_submission' ? 'done' : undefined}>
        <TextField
          label={t('popup_editor.coupon')}
          description={t('popup_editor.coupon_note')}
          maxLength={constraints.PopupContent.coupon_code.maxLength}
          {...optional(props, 'coupon_code')}
        />
      </At>
      {draft.content.coupon_code !== '' && (
        <At pointer="/coupon_reveal">
          <Select
            label={t('popup_editor.coupon_reveal')}
            isRequired
            value={draft.coupon_reveal}
            options={[
              { id: 'after_submission', label: t('popup_editor.coupon_after') },
              { id: 'on_click', label: t('popup_editor.coupon_on_click') },
            ]}
            onChange={coupon_reveal =>
              edit('coupon_reveal', draft => ({
                ...draft,
                coupon_reveal: coupon_reveal as PopupDraft['coupon_reveal'],
              }))
            }
          />
        </At>
      )}
      <Countdown {...props} />
    </PropertySection>
  )
}

const day_ms = 86_400_000

/** What a kind begins with; a moment is a week from now, at the full hour. */
const firstOf = (type: PopupCountdown['type']): PopupCountdown => {
  if (type === 'per_visitor') return { type, minutes: 15 }
  if (type === 'none') return { type }
  const at = new Date(Date.now() + 7 * day_ms)
  at.setMinutes(0, 0, 0)
  return { type, ends_at: at.toISOString() }
}

function Countdown(props: OfferProps) {
  const { t } = useMessages()
  const { draft, edit, timezone } = props
  const { countdown } = draft
  const put = (step: string, countdown: PopupCountdown) => edit(`countdown.${step}`, draft => ({ ...draft, countdown }))
  return (
    <>
      <At pointer="/countdown/type">
        <Select
          label={t('popup_editor.countdown')}
          isRequired
          value={countdown.type}
          options={[
            { id: 'none', label: t('popup_editor.countdown_none') },
            { id: 'until', label: t('popup_editor.countdown_until') },
            { id: 'per_visitor', label: t('popup_editor.countdown_per_visitor') },
          ]}
          onChange={type => put('type', firstOf(type as PopupCountdown['type']))}
        />
      </At>
      {countdown.type === 'until' && (
        <At pointer="/countdown/ends_at">
          <MomentField
            label={t('popup_editor.countdown_ends')}
            description={t('popup_editor.countdown_until_note', { zone: zoneName(timezone) })}
            timezone={timezone}
            value={countdown.ends_at}
            onChange={ends_at => ends_at && put('ends_at', { type: 'until', ends_at })}
          />
        </At>
      )}
      {countdown.type === 'per_visitor' && (
        <At pointer="/countdown/minutes">
          <IntegerField
            label={t('popup_editor.countdown_minutes')}
            description={t('popup_editor.countdown_per_visitor_note')}
            least={1}
            most={popupLimits.countdown_minutes}
            value={countdown.minutes}
            onChange={minutes => put('minutes', { type: 'per_visitor', minutes })}
          />
        </At>
      )}
      {countdown.type !== 'none' && (
        <At pointer="/content/countdown_text">
          <TextField
            label={t('popup_editor.countdown_text')}
            maxLength={constraints.PopupContent.countdown_text.maxLength}
            {...optional(props, 'countdown_text')}
          />
        </At>
      )}
    </>
  )
}

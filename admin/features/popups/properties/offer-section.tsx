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
const firstOf = (kind: PopupCountdown['kind']): PopupCountdown => {
  if (kind === 'per_visitor') return { kind, minutes: 15 }
  if (kind === 'none') return { kind }
  const at = new Date(Date.now() + 7 * day_ms)
  at.setMinutes(0, 0, 0)
  return { kind, ends_at: at.toISOString() }
}

function Countdown(props: OfferProps) {
  const { t } = useMessages()
  const { draft, edit, timezone } = props
  const { countdown } = draft
  const put = (step: string, countdown: PopupCountdown) => edit(`countdown.${step}`, draft => ({ ...draft, countdown }))
  return (
    <>
      <At pointer="/countdown/kind">
        <Select
          label={t('popup_editor.countdown')}
          isRequired
          value={countdown.kind}
          options={[
            { id: 'none', label: t('popup_editor.countdown_none') },
            { id: 'until', label: t('popup_editor.countdown_until') },
            { id: 'per_visitor', label: t('popup_editor.countdown_per_visitor') },
          ]}
          onChange={kind => put('kind', firstOf(kind as PopupCountdown['kind']))}
        />
      </At>
      {countdown.kind === 'until' && (
        <At pointer="/countdown/ends_at">
          <MomentField
            label={t('popup_editor.countdown_ends')}
            description={t('popup_editor.countdown_until_note', { zone: zoneName(timezone) })}
            timezone={timezone}
            value={countdown.ends_at}
            onChange={ends_at => ends_at && put('ends_at', { kind: 'until', ends_at })}
          />
        </At>
      )}
      {countdown.kind === 'per_visitor' && (
        <At pointer="/countdown/minutes">
          <IntegerField
            label={t('popup_editor.countdown_minutes')}
            description={t('popup_editor.countdown_per_visitor_note')}
            least={1}
            most={popupLimits.countdown_minutes}
            value={countdown.minutes}
            onChange={minutes => put('minutes', { kind: 'per_visitor', minutes })}
          />
        </At>
      )}
      {countdown.kind !== 'none' && (
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

/** How often, between which days, and before which others the popup shows. */
import { useMessages } from '../../../messages/messages.tsx'
import { IntegerField } from '../../../product/integer-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { type Edit, type PopupDraft, popupLimits } from '../draft/draft.ts'
import { At, PropertySection } from './property-section.tsx'
import { ScheduleFields } from './schedule-fields.tsx'

type OftenProps = { draft: PopupDraft; edit: Edit; timezone: string; isEmbedded: boolean }

export function OftenSection({ draft, edit, timezone, isEmbedded }: OftenProps) {
  const { t } = useMessages()
  return (
    <PropertySection id="often" title={t(isEmbedded ? 'popup_editor.schedule' : 'popup_editor.often')}>
      {!isEmbedded && <Frequency draft={draft} edit={edit} />}
      <ScheduleFields draft={draft} edit={edit} timezone={timezone} />
    </PropertySection>
  )
}

function Frequency({ draft, edit }: { draft: PopupDraft; edit: Edit }) {
  const { t } = useMessages()
  const number = (name: 'frequency_days' | 'hide_duration_days' | 'priority', most: number) => ({
    most,
    value: draft[name],
    onChange: (value: number) => edit(name, draft => ({ ...draft, [name]: value })),
  })
  return (
    <>
      <At pointer="/frequency_days">
        <IntegerField
          label={t('popup_editor.frequency')}
          description={t('popup_editor.frequency_note')}
          {...number('frequency_days', popupLimits.days)}
        />
      </At>
      <At pointer="/hide_duration_days">
        <IntegerField label={t('popup_editor.hide_duration')} {...number('hide_duration_days', popupLimits.days)} />
      </At>
      <At pointer="/show_after_submission">
        <Switch
          isSelected={draft.show_after_submission}
          onChange={show_after_submission => edit('show_after', draft => ({ ...draft, show_after_submission }))}
          description={t('popup_editor.show_after_note')}
        >
          {t('popup_editor.show_after')}
        </Switch>
      </At>
      <At pointer="/priority">
        <IntegerField
          label={t('popup_editor.priority')}
          description={t('popup_editor.priority_note')}
          {...number('priority', popupLimits.priority)}
        />
      </At>
    </>
  )
}

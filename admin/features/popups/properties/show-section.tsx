/** What opens the popup: any one of its triggers does. */
import { useMessages } from '../../../messages/messages.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { type Edit, type PopupDraft, popupLimits } from '../draft/draft.ts'
import { type CountedKind, type TriggerKind, triggerNumber, withTrigger, withTriggerNumber } from '../draft/triggers.ts'
import { IntegerField } from './integer-field.tsx'
import { At, PropertySection } from './property-section.tsx'

export function ShowSection({ draft, edit }: { draft: PopupDraft; edit: Edit }) {
  const { t } = useMessages()
  const toggle = (kind: TriggerKind) => ({
    isSelected: draft.triggers.some(one => one.kind === kind),
    onChange: (isOn: boolean) => edit(`trigger.${kind}`, draft => withTrigger(draft, kind, isOn)),
  })
  const number = (kind: CountedKind, label: string, most: number) => {
    const value = triggerNumber(draft, kind)
    if (value === undefined) return null
    const change = (next: number) => edit(`number.${kind}`, draft => withTriggerNumber(draft, kind, next))
    return <IntegerField label={label} most={most} value={value} onChange={change} />
  }
  const { delay_seconds, scroll_percent } = popupLimits
  return (
    <PropertySection id="show" title={t('popup_editor.show')}>
      <At pointer="/triggers">
        <div className="stack">
          <Switch {...toggle('delay')}>{t('popup_editor.delay')}</Switch>
          {number('delay', t('popup_editor.delay_seconds'), delay_seconds)}
          <Switch {...toggle('scroll')}>{t('popup_editor.scroll')}</Switch>
          {number('scroll', t('popup_editor.scroll_percent'), scroll_percent)}
          <Switch {...toggle('exit_intent')} description={t('popup_editor.exit_note')}>
            {t('popup_editor.exit')}
          </Switch>
          <Switch {...toggle('inactivity')} description={t('popup_editor.inactivity_note')}>
            {t('popup_editor.inactivity')}
          </Switch>
          {number('inactivity', t('popup_editor.delay_seconds'), delay_seconds)}
          <Switch {...toggle('click')} description={t('popup_editor.click_note')}>
            {t('popup_editor.click')}
          </Switch>
          {draft.triggers.length === 0 && <Notice tone="info" title={t('popup_editor.no_trigger')} />}
        </div>
      </At>
    </PropertySection>
  )
}

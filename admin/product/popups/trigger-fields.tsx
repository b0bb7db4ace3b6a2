/** What opens a popup, or an assistant: any one of the triggers does. */
import { limits, type PopupTrigger } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Switch } from '../../ui/switch.tsx'
import { IntegerField } from '../integer-field.tsx'
import { type CountedKind, type TriggerKind, triggerNumber, withTrigger, withTriggerNumber } from './triggers.ts'

type TriggerFieldsProps = {
  triggers: readonly PopupTrigger[]
  /** `step` names what was changed, for undo. */
  onChange: (triggers: PopupTrigger[], step: string) => void
  /** It speaks by itself alone, and at least one of them is on. */
  isUnasked?: boolean
}

export function TriggerFields({ triggers, onChange, isUnasked }: TriggerFieldsProps) {
  const { t } = useMessages()
  const toggle = (type: TriggerKind) => {
    const isSelected = triggers.some(one => one.type === type)
    return {
      isSelected,
      isDisabled: Boolean(isUnasked) && isSelected && triggers.length === 1,
      onChange: (isOn: boolean) => onChange(withTrigger(triggers, type, isOn), `trigger.${type}`),
    }
  }
  const number = (type: CountedKind, label: string, most: number) => {
    const value = triggerNumber(triggers, type)
    if (value === undefined) return null
    const change = (next: number) => onChange(withTriggerNumber(triggers, type, next), `number.${type}`)
    return <IntegerField label={label} most={most} value={value} onChange={change} />
  }
  const { popup_delay_seconds_max: seconds, popup_scroll_percent_max: percent } = limits
  return (
    <>
      <Switch {...toggle('delay')}>{t('popup_editor.delay')}</Switch>
      {number('delay', t('popup_editor.delay_seconds'), seconds)}
      <Switch {...toggle('scroll')}>{t('popup_editor.scroll')}</Switch>
      {number('scroll', t('popup_editor.scroll_percent'), percent)}
      <Switch {...toggle('exit_intent')} description={t('popup_editor.exit_note')}>
        {t('popup_editor.exit')}
      </Switch>
      <Switch {...toggle('inactivity')} description={t('popup_editor.inactivity_note')}>
        {t('popup_editor.inactivity')}
      </Switch>
      {number('inactivity', t('popup_editor.delay_seconds'), seconds)}
      {!isUnasked && (
        <Switch {...toggle('click')} description={t('popup_editor.click_note')}>
          {t('popup_editor.click')}
        </Switch>
      )}
    </>
  )
}
